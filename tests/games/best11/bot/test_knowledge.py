"""The knowledge for the bots: it prefers what is worth more, and pays only for what it gets."""

import pytest

from tavolino import Rng
from tavolino.bots.levels import SearchBot
from tavolino.bots.roster import bot_factory
from tavolino.games.best11.bot.challenge_odds import (
    HOPELESS_MARGIN,
    Squad,
    attack_chance,
    defence_chance,
    goal_chance,
)
from tavolino.games.best11.bot.team_value import TeamValue
from tavolino.games.best11.engine.match import Best11Match
from tavolino.games.best11.engine.state import ASK_CHOOSE, ASK_DISCARD, ASK_REVIEW
from tavolino.table.bot_players import ask_bot, play_out
from tests.games.best11.support import (
    ELEVEN,
    FOUR,
    PLAIN,
    challenge,
    play,
    scene,
    shirt,
    start,
    until,
    window,
)


def choice(match: Best11Match) -> str:
    seat = match.to_act[0]
    return match.game.moves.text(match.game.knowledge.pick(match, seat, Rng(1)))


# -- Chances


def half(match: Best11Match, id: str) -> int:
    return next(number for number, half in enumerate(match.box.halves) if half.id == id)


@pytest.mark.parametrize(
    ("team", "id", "margin"),
    [
        ("P3 D4 C2 A3", "corner", 0),
        ("P3 D4 C2 A3", "long-shot", -3),
        ("P3 D4 D3 C2", "centre-backs-forward", 0),
        ("P3 D4 C2 A3", "centre-backs-forward", HOPELESS_MARGIN),
        ("P3 D4 C2 A3", "free-kick", -1),
        ("P5 D4 C2 A3", "save", 1),
    ],
)
def test_what_a_squad_has_too_much_or_too_little(team: str, id: str, margin: int) -> None:
    match = scene(team, FOUR)
    assert Squad(match, 0, 1, True).margin(match.box.halves[half(match, id)]) == margin


def test_band_bonus_and_tactics_count_and_one_sent_off_does_not() -> None:
    match = scene("P3 D3 C3 A3", FOUR, cards=[3], hands=["superior-tactics"], actions="solo-run")
    counter = match.box.halves[half(match, "counter-attack")]
    assert Squad(match, 0, 1, False).margin(counter) == -2
    assert Squad(match, 0, 1, True).margin(counter) == -1, "with the bonus of the challenge to come"
    match.captain[0] = 9
    assert Squad(match, 0, 1, False).margin(counter) == 0
    window(play(match, "play superior-tactics"))
    assert Squad(match, 0, 1, True).margin(counter) == 2, "card 3 and the tactics"
    match.sent_off = [match.team[9]]
    assert Squad(match, 0, 1, True).margin(counter) == HOPELESS_MARGIN


def test_better_teams_have_better_chances() -> None:
    weak, strong = "P2 D2 D2 C2 C2 A2", "P5 D4 D4 C5 C4 A6"
    match = scene(strong, weak, money=[0, 0])
    assert attack_chance(match, 0, 1) > 80 > 40 > attack_chance(match, 1, 0)
    assert defence_chance(match, 0, 1, -1) > 60 > 20 > defence_chance(match, 1, 0, -1)
    assert goal_chance(match, 0, 1) > 60 > 10 > goal_chance(match, 1, 0)


def test_only_cards_that_may_still_come_count() -> None:
    match = scene("P3 D3 C3 A5", FOUR, money=[0, 0])
    before = attack_chance(match, 0, 1)
    for kind in range(len(match.box.action_copies)):
        if match.box.halves[match.box.attack[kind]].id != "counter-attack":
            match.discards[kind] = match.box.action_copies[kind]
    assert before < 80 < attack_chance(match, 0, 1)


def test_only_a_save_counts_against_a_penalty() -> None:
    match = scene(FOUR, "P5 D6 C6 A6 D4 C5")
    save = half(match, "save")
    assert defence_chance(match, 1, 0, save) < defence_chance(match, 1, 0, -1) // 2


# -- The market


def test_it_buys_the_better_footballer() -> None:
    match = scene(market="D3 C5 D2", money=[9])
    match.used_opportunity[0] = 0
    assert choice(match) == "buy no-2"


def test_it_wants_a_coach_who_likes_its_formation() -> None:
    match = scene(market="coach3- coach3+ coach3", money=[4])
    match.used_opportunity[0] = 0
    assert choice(match) == "buy no-2"


def test_it_plays_a_bargain_just_before_it_buys() -> None:
    match = scene(market="D5 C1 A1", money=[5], hands=["bargain"])
    match.used_opportunity[0] = 0
    assert choice(match) == "play bargain"
    assert choice(play(match, "play bargain")) == "buy no-1"


def test_money_is_worth_less_the_more_of_it_is_left_over() -> None:
    poor, rich = scene(money=[0]), scene(ELEVEN, money=[40])
    assert TeamValue(poor, 0).million_worth > TeamValue(rich, 0).million_worth


def test_it_builds_the_stadium_on_the_last_turn() -> None:
    match = scene(ELEVEN, money=[30], last_turn=2)
    match.used_opportunity[0] = 0
    assert choice(match) == "pass"
    last = scene(ELEVEN, money=[30], last_turn=1)
    last.used_opportunity[0] = 0
    assert choice(last) == "build"


def test_it_names_its_best_outfielder_captain() -> None:
    match = scene("P5 D4 C5 A3", cards=[PLAIN])
    assert choice(match) == "use captain"
    assert choice(play(match, "use captain")) == f"own {shirt(match, 0, 'C5')}"


def test_it_lets_the_least_useful_card_go() -> None:
    match = scene(hands=["fixture-list booked video-review scout"], cards=[4], seats=3)
    play(match, "use events")
    assert match.asked == ASK_DISCARD
    assert choice(match) == "discard fixture-list"


# -- The touchline


def test_it_sends_its_best_footballer() -> None:
    match = until(challenge(scene("P3 D3 C4 C5 A3", FOUR, actions="long-shot")), ASK_CHOOSE)
    assert choice(match) == f"own {shirt(match, 0, 'C5')}"


def test_it_pays_for_the_points_that_lack_and_not_for_more() -> None:
    match = window(scene("P3 D3 C4 A3", FOUR, actions="long-shot", money=[5, 0]))
    assert choice(match) == f"raise {shirt(match, 0, 'C4')}"
    play(match, choice(match))
    while match.acting == 0 and match.attacker == 0:
        assert choice(match) == "pass"
        play(match, "pass")
    assert match.money[0] == 4


def test_points_in_a_challenge_are_reckoned_and_not_tried_out() -> None:
    match = window(scene("P3 D3 C4 A3", FOUR, actions="long-shot", money=[5, 0]))
    champion = bot_factory("champion")(match.game, 0, 3)
    assert isinstance(champion, SearchBot)
    assert match.game.moves.text(ask_bot(match, 0, champion, Rng(1))) == choice(match)
    assert champion.search.simulations == 0


def test_it_does_not_pay_for_what_it_cannot_reach() -> None:
    match = window(scene("P3 D3 C1 A3", FOUR, actions="long-shot", money=[2, 0]))
    assert choice(match) == "pass"


def test_it_lowers_only_one_who_cannot_answer() -> None:
    rich = play(window(scene("P3 D3 C5 A3", FOUR, actions="long-shot", money=[9, 9])), "pass")
    assert choice(rich) == "pass"
    broke = window(scene("P3 D3 C5 A3", "P1 D1 C1 A1", actions="long-shot", money=[0, 9]))
    assert broke.to_act == [1]
    assert choice(broke) == f"lower {shirt(broke, 0, 'C5')}"


def test_it_calls_for_the_screen_when_that_may_help() -> None:
    match = scene(
        "P3 D3 C3 A5", "P5 D4 D4 C4 A3", hands=["", "video-review"], actions="counter-attack /pressing"
    )
    until(challenge(match), ASK_REVIEW)
    assert choice(match) == "play video-review"


def test_it_bets_on_what_is_likely() -> None:
    match = scene(FOUR, "P5 D5 D4 C5 C4 A6", seats=3, hands=["", "", "sports-bet"], money=[0, 9, 0])
    challenge(match)
    assert choice(match) == "play sports-bet"
    assert choice(play(match, "play sports-bet")) == "no-goal"


# -- Whole matches


def test_it_beats_random_managers_nearly_always() -> None:
    wins = 0
    for seed in range(40):
        match = start(seed)
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        play_out(match, [bot_factory(name)(match.game, seat, seed) for seat, name in enumerate(names)], seed)
        wins += names.index("greedy") in match.outcome.winners
    assert wins >= 36


@pytest.mark.parametrize("clubs", ["montelampo,portosaldo", "fuioresti,montelampo,fuioresti,puertolucero"])
def test_it_fills_its_teams_with_different_clubs_too(clubs: str) -> None:
    match = start(2, clubs.count(",") + 1, clubs=clubs)
    play_out(match, [bot_factory("greedy")(match.game, seat, 1) for seat in range(match.seats)], 1)
    assert min(match.footballers) >= 8
