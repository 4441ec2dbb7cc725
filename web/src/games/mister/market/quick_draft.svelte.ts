/** What the draft does for a manager without asking: kinds of men who are not wanted, and the assistant's choice. */

import type { TableStore } from "../../../live/table_store.svelte";
import type { Choice } from "../../../server/schema";
import type { GroupId } from "./album";

/** A man who is passed by himself can still be seen. */
export const QUICK_MS = 160;

export class QuickDraft {
  private muted: GroupId[] = $state.raw([]);
  /** The assistant signs and passes until somebody says stop. */
  isFinishing = $state(false);

  isMuted(group: GroupId): boolean {
    return this.muted.includes(group);
  }

  /** "No more, thanks", or: let them come again. */
  toggle(group: GroupId): void {
    this.muted = this.isMuted(group) ? this.muted.filter((one) => one !== group) : [...this.muted, group];
  }

  stop(): void {
    this.isFinishing = false;
  }

  /** The answer that is given unasked: what the rules leave, and a pass where nobody more is wanted. */
  answer(legal: Choice[], group: GroupId | undefined): Choice | null {
    const [only, ...more] = legal;
    if (only && !more.length) return only;
    if (group && this.isMuted(group)) return choiceOf(legal, "discard") ?? null;
    return null;
  }

  /** The assistant's answer, once it is there; asks for it before that. */
  assistantsAnswer(table: TableStore, legal: Choice[]): Choice | null {
    const [move] = table.advice?.moves ?? [];
    const found = legal.find((choice) => choice.move === move);
    if (!found && this.isFinishing) table.ask("advise");
    return found ?? null;
  }
}

/** The move that is written so: `sign`, `discard`, `refuse`, `pick <card>`. */
export function choiceOf(legal: Choice[], text: string): Choice | undefined {
  return legal.find((choice) => choice.text === text);
}
