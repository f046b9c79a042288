"""Games as data: frames and measures. Pandas is imported inside the functions that need it."""

from tsukiji_lab.study.frames import decisions

__all__ = ["decisions"]
