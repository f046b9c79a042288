"""The game Tokyo Tsukiji Market with its expansion: its state, its turn and its boards."""
