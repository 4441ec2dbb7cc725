/** The three places of the goal, from left to right, and the signs that mark them. */

export const PLACES = ["star", "bolt", "flame"] as const;

export const SIGNS = {
  star: "M0-40 11-13 40-13 17 5 26 34 0 17-26 34-17 5-40-13-11-13z",
  bolt: "M8-42-26 8-4 8-12 42 28-12 6-12 20-42z",
  flame: "M0-42C8-22 30-14 26 12 24 32 10 40 0 40S-26 32-26 10C-26-4-16-8-14-22-4-18-4-8-2-4 4-14 4-28 0-42z",
};
