/** A line without a network, and the frames that the tests of live tables have in common. */

import type { StateFrame, TableSnapshot, View } from "../../src/server/schema";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (frame: { data: string }) => void;
  onclose?: (close: { code: number }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.({ code: 1000 });
  }

  hears(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const TABLE: TableSnapshot = {
  started: true,
  over: false,
  seats: [],
  clocks: [],
  runs: [],
  stands: [],
  pause: 0,
  window: null,
  only: false,
  request: null,
  hints: true,
  assistant: true,
  undo: true,
};

const VIEW: View = {
  game: "rabona",
  seat: 0,
  seats: 2,
  to_act: [1],
  over: false,
  scores: [0, 0],
  facts: {},
  board: {},
  zones: [],
  ask: null,
  legal: [],
};

/** A state of a match between two, in which nothing has happened but what is said. */
export function stateFrame(
  number: number,
  view: Partial<View> = {},
  table: Partial<TableSnapshot> = {},
  more: Partial<StateFrame> = {},
): StateFrame {
  return {
    is: "state",
    epoch: "e1",
    number,
    view: { ...VIEW, ...view },
    table: { ...TABLE, ...table },
    since: 0,
    events: [],
    asks: "?",
    labels: [],
    noted: null,
    outcome: null,
    ...more,
  };
}
