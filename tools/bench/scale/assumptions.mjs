/**
 * What no bench can measure: how people come and what they do. docs/scale.md names each of them. Whoever knows better figures of
 * a site changes them here and runs `node tools/bench/scale/write-scale.mjs`.
 */
export const ASSUMPTIONS = {
  /** Of the visitors of a day, those who were never there before; the others have the files of modules already. */
  firstShare: 0.7,
  /** Of the visitors of a day, those of the busiest hour. */
  busiestHour: 0.12,
  /** How many times the average second of that hour its busiest second has. */
  burst: 3,
  /** Of the visitors, those who write a message. */
  messageShare: 1 / 500,
  /** How much of a processor may be taken in the busiest second, so that nobody queues. */
  utilisation: 0.5,
  /** A server answers in one thread; its other work, such as drawing pages, has the rest of a second processor. */
  processorsPerServer: 2,
  answeringProcessorsPerServer: 1,
  /** One can be lost or replaced while the other answers. */
  fewestServers: 2,
  /** Connections of each server beside its pool: what it hears on, and locks. */
  connectionsBesidePool: 3,
  pool: 20,
  daysOfMonth: 30,
};

/** Visitors of a day; `rounds` of staff through the console and `changes` of what visitors see, both of a day. */
export const STEPS = [
  { visitors: 1_000, rounds: 20, changes: 20 },
  { visitors: 100_000, rounds: 200, changes: 100 },
  { visitors: 10_000_000, rounds: 1_000, changes: 300 },
];
