import { leaded } from '../glass/glass.mjs';

export const SIZE = { width: 600, height: 800 };

/** What the guests wear, in turn. */
export const CLOTHES = [
  [0.56, 0.2, 25],
  [0.8, 0.16, 85],
  [0.48, 0.17, 262],
  [0.6, 0.13, 175],
  [0.55, 0.19, 345],
];

/** The same clothes, another first. */
export const clothesFrom = (seed) => [...CLOTHES.slice(seed % 5), ...CLOTHES.slice(0, seed % 5)];

/** The frame that the pictures of events share; every other one is turned round. */
export const eventWindow = ({ panes, light, seed }) =>
  leaded({ ...SIZE, panes, lead: 5, light, seed, isMirrored: seed % 2 === 0 });
