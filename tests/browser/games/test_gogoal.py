"""Go-Goal! on the stage: the layout at every designed moment, with two to six at the table."""

import pytest

from tavolino.core.language.texts import LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.for_everyone import LOCALES
from tests.browser.games.gogoal_moments import MOMENTS
from tests.browser.house import House
from tests.browser.moments import Line
from tests.browser.stage_layout import assert_layout_holds


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_layout_holds_at_every_moment_and_size(
    visitors: Visitors, house: House, language: str, seats: int
) -> None:
    page = visitors.come(locale=LOCALES[language])
    moments = {name: make(seats) for name, make in MOMENTS.items()}
    assert_layout_holds(Line(page, house, "gogoal", seats), moments, language)
