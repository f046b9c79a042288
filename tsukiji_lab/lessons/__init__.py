"""Lessons: questions, predictions and evidence as data, with the answers computed."""
