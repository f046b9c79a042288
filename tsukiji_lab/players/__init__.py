"""Who can decide: computer players, and how they play a game to its end."""

from tsukiji_lab.players.player import Player
from tsukiji_lab.players.playing import PLAYERS, BadPlayer, play_out

__all__ = ["PLAYERS", "BadPlayer", "Player", "play_out"]
