"""What every game of the lab shares: actions, refusals, events, chance, session, record."""
