"""The pure and the compiled build play the same matches, move for move: both must come to these digests."""

import json
from hashlib import blake2b
from pathlib import Path

import pytest

import tavolino
from tavolino import Rng
from tavolino.core.playout import random_playout
from tests.contract.cases import random_move

DIGESTS = Path(__file__).with_name("digests.json")
SEEDS = range(60)


def digest(game_id: str) -> str:
    """Of every dump of random matches, guesses and playouts included."""
    found = blake2b(digest_size=16)
    game = tavolino.game(game_id)
    for seed in SEEDS:
        match, rng = game.start(seed), Rng(seed, 500)
        while not match.over:
            random_move(match, rng)
            found.update(json.dumps(match.dump(), sort_keys=True).encode())
            if rng.below(20) == 0:
                guess = match.guess(seed % match.seats, rng)
                random_playout(guess, rng)
                found.update(json.dumps(guess.dump(), sort_keys=True).encode())
    return found.hexdigest()


@pytest.mark.parametrize("game_id", tavolino.games())
def test_both_builds_come_to_the_same_matches(game_id: str) -> None:
    assert json.loads(DIGESTS.read_text()).get(game_id) == digest(game_id), (
        "run `make golden` if it was meant"
    )


if __name__ == "__main__":
    digests = {game_id: digest(game_id) for game_id in tavolino.games()}
    DIGESTS.write_text(json.dumps(digests, indent=2) + "\n")
