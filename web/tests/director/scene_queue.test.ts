/** The queue of scenes: what is on stage at which time, what has been told, and which frame the store has. */

import { expect, it } from "vitest";
import { SceneQueue, type DirectorStep } from "../../src/director/scene_queue";
import type { ServerFrame, StateFrame } from "../../src/server/schema";

const TIMINGS = {
  play: { lengthMs: 700, tellMs: 0, isTogether: false },
  decide: { lengthMs: 3400, tellMs: 2760, isTogether: false },
  goal: { lengthMs: 2600, tellMs: 0, isTogether: false },
  line: { lengthMs: 0, tellMs: 0, isTogether: false },
  choices: { lengthMs: 3000, tellMs: 1300, isTogether: true },
};

type Kind = keyof typeof TIMINGS;

function queue(): SceneQueue {
  return new SceneQueue(({ scene }) => ({ kind: scene, ...TIMINGS[scene as Kind] }));
}

function frame(number: number, since: number, kinds: Kind[]): StateFrame {
  const events = kinds.map((scene, n) => ({ n: since + n, event: { event: scene }, text: scene, scene }));
  return { is: "state", number, since, events, view: { scores: [number] } } as unknown as StateFrame;
}

/** What happened, shortly: `release 2`, `tell goal`, `done`. */
function brief(steps: DirectorStep[]): string[] {
  return steps.map((step) => {
    if (step.do === "tell") return `tell ${step.told.text}`;
    return step.frame.is === "state" ? `release ${step.frame.number}` : step.frame.is;
  });
}

function begun(): SceneQueue {
  const made = queue();
  made.hear(frame(1, 0, ["play", "goal"]), 0);
  made.advance(0);
  return made;
}

it("shows the first frame at once, however much it tells", () => {
  const made = queue();
  made.hear(frame(1, 0, ["play", "goal"]), 0);
  expect(brief(made.advance(0))).toEqual(["release 1"]);
  expect([made.scene, made.isIdle]).toEqual([null, true]);
});

it("plays the scenes of a frame one after the other, and releases it when the last has ended", () => {
  const made = begun();
  made.hear(frame(2, 2, ["play", "decide", "goal"]), 1000);
  expect(brief(made.advance(1000))).toEqual(["tell play"]);
  expect(made.scene).toMatchObject({ kind: "play", startMs: 1000, lengthMs: 700 });
  expect(brief(made.advance(1699))).toEqual([]);
  expect(brief(made.advance(1700))).toEqual([]);
  expect(made.scene).toMatchObject({ kind: "decide", startMs: 1700 });
  expect(brief(made.advance(1700 + 3400))).toEqual(["tell decide", "tell goal"]);
  expect(made.scene?.kind).toBe("goal");
  expect(brief(made.advance(5100 + 2600))).toEqual(["release 2"]);
  expect([made.scene, made.isIdle]).toEqual([null, true]);
});

it("knows the views before and after", () => {
  const made = begun();
  made.hear(frame(2, 2, ["play"]), 0);
  made.advance(0);
  expect([made.scene?.before?.scores, made.scene?.after?.scores]).toEqual([[1], [2]]);
});

it("does not say the deciding card before it is turned", () => {
  const made = begun();
  made.hear(frame(2, 2, ["decide"]), 0);
  expect(brief(made.advance(2759))).toEqual([]);
  expect(made.dueMs).toBe(2760);
  expect(brief(made.advance(2760))).toEqual(["tell decide"]);
  expect(made.dueMs).toBe(3400);
});

it("keeps what belongs to a frame behind it", () => {
  const made = begun();
  made.hear(frame(2, 2, ["play"]), 0);
  made.hear({ is: "done", id: "a", number: 2 } as ServerFrame, 10);
  expect(brief(made.advance(10))).toEqual(["tell play"]);
  expect(brief(made.advance(700))).toEqual(["release 2", "done"]);
});

it("comes to the same end whether it is looked at often or once", () => {
  const often = begun();
  const once = begun();
  for (const made of [often, once]) {
    made.hear(frame(2, 2, ["play", "goal"]), 0);
    made.hear(frame(3, 4, ["play"]), 100);
  }
  const steps: DirectorStep[] = [];
  for (let ms = 0; ms <= 4000; ms += 50) steps.push(...often.advance(ms));
  expect(steps).toEqual(once.advance(4000));
  expect(brief(steps).at(-1)).toBe("release 3");
});

it("goes to the last still at a skip, and on at the next one", () => {
  const made = begun();
  made.hear(frame(2, 2, ["decide", "goal"]), 0);
  made.advance(500);
  made.skip(500);
  expect(brief(made.advance(500))).toEqual(["tell decide"]);
  expect(made.scene).toMatchObject({ kind: "decide", isLast: true, lengthMs: 850 });
  made.skip(600);
  made.advance(600);
  expect(made.scene).toMatchObject({ kind: "goal", isLast: false, startMs: 600 });
});

it("ends a scene early when the card has been turned by hand", () => {
  const made = begun();
  made.hear(frame(2, 2, ["decide"]), 0);
  made.advance(900);
  made.cut(900, 640);
  expect(brief(made.advance(900))).toEqual(["tell decide"]);
  expect(brief(made.advance(1540))).toEqual(["release 2"]);
});

it("never makes a scene longer by cutting it", () => {
  const made = begun();
  made.hear(frame(2, 2, ["decide"]), 0);
  made.advance(3300);
  made.cut(3300, 640);
  expect(brief(made.advance(3400))).toEqual(["release 2"]);
});

it("tells no story to whoever comes back", () => {
  const made = begun();
  made.arrive();
  made.hear(frame(5, 2, ["play", "goal"]), 0);
  expect(brief(made.advance(0))).toEqual(["release 5"]);
  made.hear(frame(6, 4, ["play"]), 0);
  made.advance(0);
  expect(made.scene?.kind).toBe("play");
});

it("shows at once what is left when moves are taken back", () => {
  const made = begun();
  made.hear(frame(2, 1, ["play"]), 0);
  expect(brief(made.advance(0))).toEqual(["release 2"]);
});

it("catches up without scenes when it has fallen behind", () => {
  const made = begun();
  made.hear(frame(2, 2, ["decide", "goal", "goal"]), 0);
  made.hear(frame(3, 5, ["goal"]), 100);
  made.hear(frame(4, 6, ["goal"]), 8000);
  made.advance(8600);
  expect(made.scene).toMatchObject({ kind: "goal", startMs: 8600, before: { scores: [3] } });
});

it("has told and shown everything at once when asked to catch up", () => {
  const made = begun();
  made.hear(frame(2, 2, ["decide", "goal"]), 0);
  made.hear(frame(3, 4, ["goal"]), 0);
  made.advance(100);
  made.catchUp();
  expect(brief(made.advance(100))).toEqual(["tell decide", "release 2", "release 3"]);
});

it("lets scenes of no length pass unseen, but not untold", () => {
  const made = begun();
  made.hear(frame(2, 2, ["line", "line"]), 0);
  expect(brief(made.advance(0))).toEqual(["tell line", "tell line", "release 2"]);
});

it("turns secret choices together, and says none of them before", () => {
  const made = begun();
  made.hear(frame(2, 2, ["choices", "choices", "goal"]), 0);
  expect(brief(made.advance(1299))).toEqual([]);
  expect(made.scene).toMatchObject({ kind: "choices", together: [{ n: 2 }, { n: 3 }] });
  expect(brief(made.advance(1300))).toEqual(["tell choices", "tell choices"]);
  made.advance(3000);
  expect(made.scene).toMatchObject({ kind: "goal", startMs: 3000, together: [{ n: 4 }] });
});
