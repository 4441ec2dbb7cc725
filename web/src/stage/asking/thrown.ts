/** The six stamps that can be thrown: quick phrases that are drawn. */

export const THROWN = ["scarf", "whistle", "ole", "clap", "coffee", "ouch"] as const;
export type ThrownName = (typeof THROWN)[number];

export const isThrown = (phrase: string): phrase is ThrownName =>
  (THROWN as readonly string[]).includes(phrase);
