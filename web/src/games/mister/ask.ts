/** What a moment of Mister asks, in a line, with the buttons that are no card. */

import { say } from "../../lib/language.svelte";
import type { TableStore } from "../../live/table_store.svelte";
import { askOf } from "../../stage/asking/ask_line";
import type { AskButton, AskLine } from "../../stage/asking/Ask.svelte";
import type { TeamSheet } from "./line_up/team_sheet.svelte";
import type { GroupId } from "./market/album";
import type { QuickDraft } from "./market/quick_draft.svelte";
import type { Moment } from "./moment";

interface Asking {
  table: TableStore;
  moment: Moment;
  quick: QuickDraft;
  sheet: TeamSheet;
  /** Whose place on the team sheet is sought, by name. */
  inHand: string;
  missing: GroupId[];
  /** Whose attack is on the stage, by name; is it one's own? */
  attacker: string;
  isOwnAttack: boolean;
  /** The cut of the screen: an upright one has the large buttons in the hand's row. */
  isUpright: boolean;
}

export function askLine(asking: Asking): AskLine {
  const { table, moment, quick, sheet, attacker, isOwnAttack } = asking;
  const key = table.view?.ask?.key ?? "";
  if (quick.isFinishing && moment === "market")
    return {
      text: say("assistant-buys"),
      buttons: [{ label: say("assistant-stop"), onclick: () => quick.stop() }],
    };
  const isSheet = moment === "line-up" || moment === "takers";
  if (isSheet && sheet.isHandedIn)
    return { text: say(moment === "takers" ? "takers-done" : "line-up-done", { n: 5 }) };
  if (!table.director.isIdle && attacker)
    return { text: say("tag-attack", { name: attacker, who: isOwnAttack ? "you" : "other" }) };
  if (!table.isMyTurn) return askOf(table);
  const pill = say("your-turn");
  if (moment === "market") return { pill, ...marketLine(asking) };
  if (isSheet) return { pill, ...sheetLine(asking) };
  return {
    pill,
    text: say(`asks-mister-${key}`),
    quiet: asking.isUpright ? "" : say(`quiet-mister-${key}`),
    buttons: hintButtons(asking),
  };
}

function marketLine({ table, quick, missing, isUpright }: Asking): AskLine {
  if (table.view?.ask?.key === "market")
    return {
      text: say("asks-mister-market"),
      quiet: isUpright ? "" : say("swap-how"),
      buttons: hintButtons({ table, isUpright }),
    };
  const groups = missing.map((group) => say("group-one", { group })).join(", ");
  const assistant = {
    label: say(isUpright ? "assistant-short" : "assistant-finish"),
    onclick: () => (quick.isFinishing = true),
  };
  return {
    text: say("asks-mister-draft"),
    quiet: groups && !isUpright ? say("missing-groups", { groups }) : "",
    buttons: [...hintButtons({ table, isUpright }), ...(table.table?.assistant ? [assistant] : [])],
  };
}

function sheetLine({ table, moment, sheet, inHand, isUpright }: Asking): AskLine {
  const isFull = sheet.names.every((name) => name !== null);
  const key = moment === "takers" ? "order" : inHand ? "place" : isFull ? "line-up" : "gap";
  const text = say(`asks-mister-${key}`, { name: inHand });
  const how = moment === "takers" ? say("takers-how") : inHand ? "" : say("line-up-short");
  return {
    text,
    quiet: isUpright ? "" : how,
    buttons: isUpright ? [] : sheetButtons(table, moment, sheet),
  };
}

/** Send them out, or ask somebody who knows. */
export function sheetButtons(table: TableStore, moment: Moment, sheet: TeamSheet): AskButton[] {
  const missing = sheet.names.filter((name) => name === null).length;
  const send = missing
    ? say("still-missing", { n: missing })
    : say(moment === "takers" ? "hand-in-takers" : "hand-in-eleven");
  const hand: AskButton = { label: send, onclick: () => sheet.handIn(), isMain: !missing };
  if (moment === "takers" || !table.table?.assistant) return [hand];
  return [hand, { label: say("ask-assistant"), onclick: () => table.ask("advise") }];
}

function hintButtons({ table, isUpright }: Pick<Asking, "table" | "isUpright">): AskButton[] {
  if (isUpright || !table.mayAsk || table.hint) return [];
  return [{ label: say("ask-bench"), onclick: () => table.ask("hint") }];
}
