"""What each number of the table is made of: one module for each kind of number."""
