import { cards, type Diagram } from "../diagram";

export const DIAGRAMS: Diagram[] = [
  {
    article: "1.1",
    title: "toy-picture",
    drawing: { is: "lanes", lanes: [{ items: cards("one"), says: "toy-picture" }] },
  },
];
