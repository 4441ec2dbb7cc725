/** The two teams face to face, an action card phase by phase, and direction against dive. */

import { cards, sign, type Diagram, type Man } from "../diagram";
import { rows, type Position } from "./formation";

/** The lines of a team from its place in the drawing down, in hundredths of the pitch. */
const OURS = [58, 70, 82, 94];
const THEIRS = [6, 18, 30, 42];

function team(isOurs: boolean): Man[] {
  const lines = isOurs ? OURS : THEIRS;
  return rows(!isOurs).flatMap((row, n) =>
    row.map((label, at) => ({ label, isOurs, y: lines[n] ?? 0, x: (100 * (at + 1)) / (row.length + 1) })),
  );
}

const men = [...team(true), ...team(false)];
const found = (label: Position, isOurs: boolean) =>
  men.find((man) => man.label === label && man.isOurs === isOurs) as Man;
const facing = (ours: Position, theirs: Position): [Man, Man] => [found(ours, true), found(theirs, false)];

export const DIAGRAMS: Diagram[] = [
  {
    article: "3.3",
    title: "drawn-teams",
    drawing: {
      is: "pitch",
      men,
      links: [facing("RM", "LB"), facing("LM", "RB"), facing("RS", "LCB"), facing("LS", "RCB")],
    },
  },
  {
    article: "5.9",
    title: "drawn-dive",
    drawing: {
      is: "lanes",
      lanes: [
        { items: [...cards("right"), sign("versus"), ...cards("left")], says: "drawn-dive-differ" },
        { items: [...cards("right"), sign("versus"), ...cards("right")], says: "drawn-dive-same" },
      ],
    },
  },
  {
    article: "6.1",
    title: "drawn-phases",
    drawing: {
      is: "steps",
      lead: "hammer-header-right",
      steps: [
        { cards: [], says: "drawn-phases-cross" },
        { cards: [], says: "drawn-phases-header" },
        { cards: [], says: "drawn-phases-shot" },
      ],
    },
  },
];
