/** What a moment of Best 11 asks, in a line, with the buttons that are no card and the lamps of what is still open. */

import type { GameTexts } from "../../cards/game_texts.svelte";
import { language, say } from "../../lib/language.svelte";
import type { MovePicker } from "../../live/move_picker.svelte";
import type { TableStore } from "../../live/table_store.svelte";
import type { View } from "../../server/schema";
import { askOf } from "../../stage/asking/ask_line";
import type { AskButton, AskLine } from "../../stage/asking/Ask.svelte";
import type { HalfStory } from "./challenge/story";
import type { Office } from "./office/office.svelte";
import { best11Board, managerOf, payablePoints, surname } from "./squad";
import { priceOf } from "./market/prices";

interface Asking {
  table: TableStore;
  view: View;
  picker: MovePicker;
  cards: GameTexts;
  office: Office;
  /** The half that is being tried. */
  half: HalfStory | null;
  isUpright: boolean;
  /** Who the challenge is between, by name; empty: there is none. */
  duel: { attacker: string; defender: string } | null;
}

export function askLine(asking: Asking): AskLine {
  const { table, view, duel, office } = asking;
  if (!table.isMyTurn) return table.director.isIdle || !duel ? askOf(table) : { text: say("duel-on", duel) };
  const pill = say("your-turn");
  const key = view.ask?.key ?? "";
  if (key === "move") return { pill, ...moveLine(asking) };
  if (key === "step") return { pill, ...stepLine(asking) };
  if (key === "choose" && office.inWaiting) return { pill, text: say("asks-best11-and-who") };
  return { pill, text: question(key, asking), buttons: [...hints(asking), ...words(asking)] };
}

function question(key: string, { view, table }: Asking): string {
  const other = view.ask?.values["other"];
  const name = typeof other === "number" ? (table.table?.seats[other]?.name ?? "") : "";
  return language.has(`asks-best11-${key}`) ? say(`asks-best11-${key}`, { name }) : table.asks;
}

/** My own move: what is in hand, or what is still open. */
function moveLine(asking: Asking): AskLine {
  const { view, picker, office, isUpright, table } = asking;
  const { held } = office;
  if (held) return heldLine(held, asking);
  if (office.line) {
    const aims = office.aimOf(office.line).length;
    const line = office.line;
    const use = { label: say("b11-use-it"), onclick: () => office.tapLine(line), isMain: true };
    return aims > 1
      ? { text: say("asks-best11-aim"), buttons: [putBack(office)] }
      : { text: say("asks-best11-line"), buttons: [use, putBack(office)] };
  }
  const manager = managerOf(view, table.seat ?? 0);
  const lamps = [
    { label: say("lamp-purchase"), isOut: !manager.may_buy },
    { label: say("lamp-card"), isOut: manager.used_line !== null },
  ];
  const pass = picker.legal.find(({ text }) => text === "pass");
  const done = pass ? [{ label: say("done"), onclick: () => picker.play(pass.move), isMain: true }] : [];
  return {
    text: say(isUpright ? "asks-best11-move-short" : "asks-best11-move"),
    lamps: isUpright ? [] : lamps,
    buttons: [...hints(asking), ...done],
  };
}

function heldLine(held: string, asking: Asking): AskLine {
  const { view, picker, office, cards, isUpright } = asking;
  const card = held.slice(held.indexOf("/") + 1);
  const price = priceOf(view, held);
  const name = price === null ? cards.name(card) : surname(card, cards);
  const buttons: AskButton[] = [];
  if (picker.isLit(held))
    buttons.push({
      label: price === null ? say("b11-play-it") : say("buy-for", { n: price }),
      onclick: () => office.play(held),
      isMain: true,
    });
  if (office.helpingLines.includes("other"))
    buttons.push({
      label: say(isUpright ? "take-free-short" : "take-free"),
      onclick: () => office.tapLine("other"),
    });
  if (!isUpright) buttons.push(putBack(office));
  return { text: say("asks-best11-held", { name }), buttons };
}

const putBack = (office: Office): AskButton => ({ label: say("put-back"), onclick: () => office.putDown() });

/** While values are changed: how it stands, what helps, and what leaving it means. */
function stepLine(asking: Asking): AskLine {
  const { half, table, picker, office, isUpright, view } = asking;
  if (office.held) return heldLine(office.held, asking);
  const total = half?.total ?? 0;
  const short = (half?.wanted ?? 0) - total;
  const isMine = best11Board(view).challenge?.acting === table.seat;
  const key = isMine ? (short > 0 ? "short" : "enough") : short > 0 ? "they-short" : "they-enough";
  const missing = short > 0 ? short : 1 - short;
  const isHopeless = isMine === short > 0 && missing > withinReach(asking, isMine);
  const pass = picker.legal.find(({ text }) => text === "pass");
  const leave = pass
    ? [
        {
          label: say(isUpright ? "leave-it" : "leave-it-at", { n: total }),
          onclick: () => picker.play(pass.move),
          isMain: isHopeless,
        },
      ]
    : [];
  return {
    text: say(`asks-best11-step-${key}${isHopeless ? "-hopeless" : ""}`, { n: missing }),
    quiet: isUpright ? "" : say(`step-quiet-${key}`),
    buttons: [...hints(asking), ...leave],
  };
}

/** So many points I could change it by; without end while a card of mine could help. */
function withinReach({ picker, view, table }: Asking, isMine: boolean): number {
  const hasCard = picker.legal.some(({ touches }) => touches.some((touch) => touch.startsWith("hand:")));
  return hasCard ? Infinity : payablePoints(managerOf(view, table.seat ?? 0), isMine);
}

/** Moves that touch no card. */
function words({ table, picker }: Asking): AskButton[] {
  return picker.legal
    .filter(({ touches }) => !touches.length)
    .map(({ move, text }) => ({
      label: language.has(`manager-way-${text}`) ? say(`manager-way-${text}`) : table.label(move),
      onclick: () => picker.play(move),
    }));
}

/** The bench, where the note with its button has no place. */
function hints({ table, isUpright }: Asking): AskButton[] {
  if (isUpright) return [];
  if (!table.table?.hints || table.hint || (table.view?.legal.length ?? 0) < 2 || table.table.window)
    return [];
  return [{ label: say(table.asking ? "hint-asked" : "ask-bench"), onclick: () => table.ask("hint") }];
}
