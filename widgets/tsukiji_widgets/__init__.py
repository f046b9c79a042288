"""Notebook widgets: they draw a position and send an action, nothing else."""

from tsukiji_widgets.table import Table

__all__ = ["Table"]
