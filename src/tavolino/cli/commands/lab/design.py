"""`tavolino lab`: the designer's bench."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer

from tavolino.cli.app import App, app, terminal_of
from tavolino.cli.commands.lab.simulate import deliver_report, lab_progress, lab_workers
from tavolino.cli.file_access import report_os_errors
from tavolino.cli.game_lookup import build_game, find_game_id
from tavolino.cli.terminal import Terminal
from tavolino.core.processes.stop_signal import StopSignal, stop_on_signals
from tavolino.lab.design.card_rates import HELD, WAYS, CardPlan, CardTally
from tavolino.lab.design.export import write_csv, write_html
from tavolino.lab.design.goals import Target, grid, parse_target
from tavolino.lab.design.lab_file import LabFile
from tavolino.lab.design.report import DesignReport
from tavolino.lab.design.run import run_deals
from tavolino.lab.design.seek import ValueSearch
from tavolino.lab.design.tally import ComparePlan, DealTally
from tavolino.lab.design.variants import Variant, plan_deals
from tavolino.lab.design.verdicts import Difference, anytime_estimate
from tavolino.lab.faults import LabFault
from tavolino.lab.simulation.parallel import Workers

lab = App()
app.add_typer(lab, name="lab")

USUAL: Final = "usual"
MAX_DEALS: Final = 1_000_000
"""How long a run goes on at the most that is to end when something is known."""
MIN_DEALS: Final = 100
"""Before this many nothing is known well enough."""

GameName = Annotated[str, typer.Argument()]
Bots = Annotated[str, typer.Option(metavar="BOT,BOT")]
Seats = Annotated[int | None, typer.Option(metavar="N")]
Seed = Annotated[int, typer.Option(metavar="N")]
Cores = Annotated[int | None, typer.Option("--workers", metavar="N", min=1)]
Cluster = Annotated[str, typer.Option(metavar="URL")]
Deals = Annotated[int, typer.Option("-n", metavar="N", min=2)]
Kept = Annotated[str, typer.Option("--keep", metavar="FILE")]
Json = Annotated[str, typer.Option("--json", metavar="FILE")]
Html = Annotated[str, typer.Option("--html", metavar="FILE")]
Csv = Annotated[str, typer.Option("--csv", metavar="FILE")]


class Files(NamedTuple):
    """Where a report goes besides the terminal."""

    json: str
    html: str
    csv: str


@lab.command()
def compare(
    ctx: typer.Context,
    game: GameName,
    b: Annotated[str, typer.Option("--b", metavar="NAME=VALUE,...")],
    a: Annotated[str, typer.Option("--a", metavar="NAME=VALUE,...")] = USUAL,
    deals: Deals = 2_000,
    until: Annotated[str, typer.Option(metavar="FIGURE+-N")] = "",
    bots: Bots = "greedy",
    seats: Seats = None,
    seed: Seed = 0,
    workers: Cores = None,
    cluster: Cluster = "",
    kept: Kept = "",
    json: Json = "",
    html: Html = "",
    csv: Csv = "",
) -> None:
    id = find_game_id(game)
    wanted = parse_target(until, ("+-",)) if until else None
    variants = [read_variant(id, a), read_variant(id, b)]
    plan = ComparePlan(*plan_deals(id, variants, seats, split(bots), seed))
    file = LabFile(kept, "compare", plan, DealTally)
    with stop_on_signals() as stop, lab_workers(workers, cluster) as players:
        most = MAX_DEALS if wanted else deals
        tally = play_plan(terminal_of(ctx), plan, most, players, stop, file, wanted)
        report = DesignReport(plan, terminal_of(ctx).language)
        found = report.add_comparison(tally, wanted is not None)
        deliver(terminal_of(ctx), report, "lab-compared", tally, Files(json, html, csv), found)
    exit_if_stopped(stop)


@lab.command()
def sweep(
    ctx: typer.Context,
    game: GameName,
    vary: Annotated[list[str], typer.Option(metavar="NAME=1..4")],
    deals: Deals = 1_000,
    bots: Bots = "greedy",
    seats: Seats = None,
    seed: Seed = 0,
    workers: Cores = None,
    cluster: Cluster = "",
    kept: Kept = "",
    json: Json = "",
    html: Html = "",
    csv: Csv = "",
) -> None:
    plan = plan_grid(find_game_id(game), vary, seats, bots, seed)
    file = LabFile(kept, "sweep", plan, DealTally)
    with stop_on_signals() as stop, lab_workers(workers, cluster) as players:
        tally = play_plan(terminal_of(ctx), plan, deals, players, stop, file, None)
        report = DesignReport(plan, terminal_of(ctx).language)
        report.add_sweep(tally)
        deliver(terminal_of(ctx), report, "lab-swept", tally, Files(json, html, csv))
    exit_if_stopped(stop)


@lab.command()
def seek(
    ctx: typer.Context,
    game: GameName,
    vary: Annotated[list[str], typer.Option(metavar="NAME=1..4")],
    goal: Annotated[str, typer.Option(metavar="FIGURE=N")],
    limit: Annotated[list[str] | None, typer.Option(metavar="FIGURE<=N")] = None,
    deals: Deals = 200,
    bots: Bots = "greedy",
    seats: Seats = None,
    seed: Seed = 0,
    workers: Cores = None,
    cluster: Cluster = "",
    json: Json = "",
    html: Html = "",
    csv: Csv = "",
) -> None:
    terminal = terminal_of(ctx)
    wanted = parse_target(goal, ("=",))
    limits = [parse_target(typed, ("<=", ">=")) for typed in limit or []]
    plan = plan_grid(find_game_id(game), vary, seats, bots, seed)
    search = ValueSearch(plan, wanted, limits)
    with stop_on_signals() as stop, lab_workers(workers, cluster) as players:
        with lab_progress(terminal, "deals", search.steps(deals)) as advance:
            search.run(
                deals,
                lambda one, tally, most: run_deals(one, tally, most, players, stop, lambda _, n: advance(n)),
            )
        report = DesignReport(plan, terminal.language)
        report.add_search(search)
        deliver(terminal, report, "lab-sought", search.best.tally, Files(json, html, csv))
    exit_if_stopped(stop)


@lab.command()
def cards(
    ctx: typer.Context,
    game: GameName,
    deck: Annotated[str, typer.Option(metavar="NAME")] = "",
    way: Annotated[str, typer.Option(metavar="|".join(WAYS))] = HELD,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    deals: Deals = 1_000,
    bots: Bots = "greedy",
    seats: Seats = None,
    seed: Seed = 0,
    workers: Cores = None,
    cluster: Cluster = "",
    kept: Kept = "",
    json: Json = "",
    html: Html = "",
    csv: Csv = "",
) -> None:
    id = find_game_id(game)
    variant = read_variant(id, ",".join(option or []) or USUAL)
    plan = CardPlan(*plan_deals(id, [variant], seats, split(bots), seed))
    decks = plan.build_games()[0].decks
    if way not in WAYS:
        raise LabFault("bad-way", way=way, known=", ".join(WAYS))
    if deck and deck not in decks:
        raise LabFault("no-such-deck", deck=deck, known=", ".join(decks))
    file = LabFile(kept, "cards", plan, CardTally)
    with stop_on_signals() as stop, lab_workers(workers, cluster) as players:
        tally = play_plan(terminal_of(ctx), plan, deals, players, stop, file, None)
        report = DesignReport(plan, terminal_of(ctx).language)
        for name in [deck] if deck else decks:
            report.add_cards(tally, way, report.deck_title(name), list(decks[name]))
        report.notes.insert(0, report.say(f"cards-{way}"))
        deliver(terminal_of(ctx), report, "lab-cards", tally, Files(json, html, csv))
    exit_if_stopped(stop)


# -- What they share


def split(typed: str) -> list[str]:
    return [word.strip().lower() for word in typed.split(",")]


def read_variant(id: str, typed: str) -> Variant:
    """`usual`, or options as they are typed: `goals=5,needs=none`."""
    settings = [] if typed == USUAL else typed.split(",")
    return Variant(typed, build_game(id, settings).options)


def plan_grid(id: str, vary: list[str], seats: int | None, bots: str, seed: int) -> ComparePlan:
    typed = [",".join(f"{name}={value}" for name, value in point.items()) for point in grid(vary)]
    variants = [read_variant(id, settings) for settings in typed]
    return ComparePlan(*plan_deals(id, variants, seats, split(bots), seed))


def play_plan(
    terminal: Terminal,
    plan: Any,
    deals: int,
    players: Workers,
    stop: StopSignal,
    file: LabFile[Any],
    wanted: Target | None,
) -> Any:
    """Play on from what the file holds, with a bar; when a figure is wanted, until it is known so well."""
    tally = file.load()
    with lab_progress(terminal, "deals", max(deals - tally.deals, 0)) as advance:
        return run_deals(
            plan,
            tally,
            deals,
            players,
            stop,
            lambda _, n: advance(n),
            (lambda so_far: is_known(so_far, wanted)) if wanted else None,
            file,
        )


def is_known(tally: DealTally, wanted: Target) -> bool:
    sums = tally.difference(1, wanted.name)
    known = anytime_estimate(sums)
    return sums.n >= MIN_DEALS and known.high - known.value <= wanted.number


def deliver(
    terminal: Terminal,
    report: DesignReport,
    title_key: str,
    tally: DealTally | CardTally,
    files: Files,
    differences: Sequence[Difference] = (),
) -> None:
    title = report.title(title_key, tally.deals)
    data: dict[str, object] = {
        "plan": report.plan.data(),
        "tally": tally.data(),
        "tables": report.sections,
        "notes": report.notes,
    }
    deliver_report(terminal, data, report.page(title), files.json)
    write_file(files.html, write_html(report, title, differences))
    write_file(files.csv, write_csv(report))


def write_file(path: str, text: str) -> None:
    if path:
        with report_os_errors("cannot-save", Path(path)):
            Path(path).write_text(text, encoding="utf-8", newline="")


def exit_if_stopped(stop: StopSignal) -> None:
    if stop.is_stopped:
        raise typer.Exit(stop.exit_code)
