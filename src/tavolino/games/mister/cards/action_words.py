"""What an action card says: the texts of the box, the user's words, or else what its phases and its shot are."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tavolino.core.language.texts import Texts, TextValue
from tavolino.games.mister.cards.reading import ACTION_CARDS

BOX_CARDS: Final = {card["id"]: card for card in ACTION_CARDS}


def box_number(card: Mapping[str, Any]) -> int:
    """The number of the box's card with this id, 0 for a card of one's own."""
    return int(BOX_CARDS[card["id"]]["number"]) if card["id"] in BOX_CARDS else 0


def action_title(card: Mapping[str, Any], texts: Texts) -> str:
    return str(card["title"]) if "title" in card else texts.say(f"action-{box_number(card)}")


def action_flavour(card: Mapping[str, Any], texts: Texts) -> str:
    """The user's words; a card that somebody has titled says nothing else."""
    if "text" in card or "title" in card:
        return str(card.get("text", ""))
    return texts.say(f"action-{box_number(card)}.flavour")


def action_help(card: Mapping[str, Any], texts: Texts) -> str:
    """Phase by phase, then the shot."""
    ours = BOX_CARDS.get(card["id"])
    if ours and (ours["phases"], ours.get("shot")) == (card["phases"], card.get("shot")):
        return texts.say(f"card-{card['id']}.help")
    return "; ".join(filter(None, (phases_text(card, texts), shot_text(card, texts)))) + "."


def phases_text(card: Mapping[str, Any], texts: Texts) -> str:
    return "; ".join(step_text("phase", phase["verb"], phase, texts) for phase in card["phases"])


def shot_text(card: Mapping[str, Any], texts: Texts) -> str:
    return step_text("shot", card["shot"]["kind"], card["shot"], texts) if "shot" in card else ""


def step_text(step: str, word: str, fields: Mapping[str, Any], texts: Texts) -> str:
    values: dict[str, TextValue] = {
        "own": figure_text(fields.get("own", ()), texts),
        "theirs": figure_text(fields.get("theirs", ()), texts),
        "keeper": fields.get("keeper", ""),
        "letter": fields.get("letter", ""),
        "n": fields.get("at_least", fields.get("points", 0)),
        "margin": margin_text(fields.get("margin", 0)),
        "skill": texts.say(f"skill-{fields['skill']}") if "skill" in fields else "",
        "where": fields.get("where", ""),
    }
    return texts.say(f"help-{step}-{word}", values)


def figure_text(named: Sequence[str], texts: Texts) -> str:
    """E(RM), with the position in the reader's letters."""
    if not named:
        return ""
    letter, position = named
    place = (
        texts.say("phase-whoever")
        if position == "taker"
        else texts.say("position-code", {"position": position})
    )
    return f"{letter}({place})"


def margin_text(margin: int) -> str:
    return "none" if margin == 0 else f"{'+' if margin > 0 else '−'} {abs(margin)}"
