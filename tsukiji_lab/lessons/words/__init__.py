"""The words of the lessons, in every language."""
