"""Boards that come out of the box: laid out as at the start of the game.

Source: Overfishing; expansion, Setup (the two Aquariums), Influence, Collapsing External Markets,
Open Market Order; rulings, Overfishing and Variants.
"""

from __future__ import annotations

from tsukiji_lab.tsukiji.board import BOARDS, FishMarket, Market
from tsukiji_lab.tsukiji.state import State
from tsukiji_lab.tsukiji.step import Step, with_piece, without_piece

PAIR = ("aquarium", "new_aquarium")
"""Two boards that come together or not at all."""


def draw_fish_market(step: Step) -> None:
    """The next fish market comes in, if one is left."""
    box = step.state.box
    if not box:
        step.say("no-market-left", "overfishing.new-market.box-empty")
        return
    board = box[0] if step.state.open_order else step.draw(box)
    bring_in(step, board)
    step.say("market-drawn", "overfishing.new-market", market=board)


def draw_external_market(step: Step) -> None:
    """The next external market comes in, if one is left; of the two Aquariums both."""
    boards = external_boards_left(step.state)
    if not boards:
        step.say("no-market-left", "external.new-market.box-empty")
        return
    board = boards[0] if step.state.open_order else step.draw(boards)
    for each in (board, *partners(board)):
        if each in step.state.external_box:
            bring_in(step, each)
            step.say("market-drawn", "external.new-market", market=each)


def partners(board: str) -> tuple[str, ...]:
    """The boards that come in together with this one."""
    return tuple(other for other in PAIR if board in PAIR and other != board)


def external_boards_left(state: State) -> tuple[str, ...]:
    """The external markets that can still come in for this number of players."""
    seats = len(state.players)
    return tuple(board for board in state.external_box if seats >= BOARDS[board].least_players)


def bring_in(step: Step, board: str) -> None:
    """Fetch a board from the box and lay it out."""
    state = step.state
    if board in state.box:
        step.put(box=without_piece(state.box, board))
    else:
        step.put(external_box=without_piece(state.external_box, board))
    lay_out(step, laid_out(step.state, board))


def laid_out(state: State, board: str) -> Market:
    """The board as it is laid out for these players, with the numbers of the house."""
    market = BOARDS[board].set_up(len(state.players))
    numbers = {name: number for house, name, number in state.house_rules if house == board}
    return market.with_numbers(numbers) if numbers else market


def lay_out(step: Step, market: Market) -> None:
    """Put a board on the table, and its tokens into the bag if they belong there."""
    bag = step.state.bag
    if isinstance(market, FishMarket):
        for token in market.bag_tokens():
            bag = with_piece(bag, token)
    state = step.state
    step.put(markets=(*state.markets, market), boards=(*state.boards, market.board), bag=bag)
