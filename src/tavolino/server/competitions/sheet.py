"""A competition as one reader sees it: in their language, with what they may do, and without anyone's identity."""

from dataclasses import replace

import msgspec

from tavolino.competitions import Duplicate
from tavolino.competitions.storage import CompetitionSummary
from tavolino.core.language.texts import Texts
from tavolino.core.options import Document, Setting
from tavolino.core.records.record import PERSON
from tavolino.live.rows import Guest
from tavolino.organiser.files.json_codec import decode_charter
from tavolino.organiser.phrases import (
    date_text,
    decision_text,
    history_text,
    placing_notes,
    reason_text,
    round_name,
    source_text,
    tie_name,
)
from tavolino.organiser.regulations.charter import Charter
from tavolino.organiser.regulations.regulation_text import regulation_lines
from tavolino.organiser.snapshot.model import Competition
from tavolino.server.competitions.rights import Rights
from tavolino.server.schemas.base import JobProgress
from tavolino.server.schemas.competitions import (
    CompetitionInfo,
    CompetitionSheet,
    CompetitionTexts,
    TieTexts,
)


def competition_sheet(
    competition: Competition,
    rights: Rights,
    guest: Guest | None,
    simulation: JobProgress | None,
    texts: Texts,
) -> CompetitionSheet:
    teams = competition.teams
    return CompetitionSheet(
        competition=without_identities(competition),
        words=competition_words(competition, texts),
        organises=rights.organises,
        owns=rights.owns,
        public=rights.is_public,
        own=[team.number for team in teams if guest and team.guest == guest.id],
        seconds=[team.number for team in teams if guest and team.partner == guest.id],
        applied=next((one.number for one in competition.applicants if guest and one.guest == guest.id), None),
        free=[
            team.number
            for team in teams
            if team.player == PERSON and team.guest is None and not team.withdrawn
        ],
        partners_wanted=[
            team.number
            for team in teams
            if competition.terms.duplicate is Duplicate.PAIRS
            and team.player == PERSON
            and team.partner is None
            and not team.withdrawn
            and not (guest and team.guest == guest.id)
        ],
        simulation=msgspec.structs.replace(simulation) if simulation else None,
    )


def without_identities(competition: Competition) -> Competition:
    """Without the guests who own and play teams: nobody may learn who they are. A deck is told by its name alone."""
    teams = [replace(team, guest=None, partner=None) for team in competition.teams]
    applicants = [replace(one, guest=None) for one in competition.applicants]
    options: dict[str, Setting] = {
        name: str(one) if isinstance(one, Document) else one for name, one in competition.options.items()
    }
    return replace(competition, owner=None, teams=teams, applicants=applicants, options=options)


def competition_words(competition: Competition, texts: Texts) -> CompetitionTexts:
    ties = competition.bracket.ties if competition.bracket else []
    sources = {source for match in competition.matches for source in match.sources}
    sources |= {source for tie in ties for source in (tie.home_source, tie.away_source)}
    return CompetitionTexts(
        rounds=[round_name(line, texts) for line in competition.rounds],
        reasons=[[reason_text(place, texts) for place in table.placings] for table in competition.tables],
        notes=[
            [placing_notes(competition, place, texts) for place in table.placings]
            for table in competition.tables
        ],
        ties=[TieTexts(tie_name(tie, texts), decision_text(tie, texts)) for tie in ties],
        sources={source: source_text(source, texts) for source in sorted(sources)},
        dates=[date_text(line.date, texts) for line in competition.rounds],
        regulations=regulation_lines(competition.kind, competition.terms, texts),
        history=[history_text(competition, line, texts) for line in competition.history],
    )


def competition_row(listed: CompetitionSummary, guest: Guest | None) -> CompetitionInfo:
    charter: Charter = decode_charter(listed.charter)
    return CompetitionInfo(
        id=listed.id,
        name=listed.name,
        game=charter.game,
        kind=charter.kind,
        teams=len(charter.teams),
        mine=guest is not None and listed.owner == guest.id,
        created=listed.created,
        touched=listed.touched,
        finished=listed.finished,
    )
