import { portrait } from './portrait.mjs';

const BLACK = [0.24, 0.03, 280];
const BROWN = [0.36, 0.08, 42];
const COPPER = [0.54, 0.14, 48];
const BLOND = [0.78, 0.11, 85];
const SILVER = [0.8, 0.02, 280];

const FAIR = [0.83, 0.055, 60];
const TAN = [0.75, 0.075, 60];
const OLIVE = [0.68, 0.08, 57];
const BRONZE = [0.58, 0.085, 52];
const DARK = [0.46, 0.075, 48];

const man = { lips: 0.03, collar: 'shirt' };

/** Who takes part in the pictured call: hair, its colour, skin, clothes, background, and what else is seen. */
const CALLERS = [
  ['waves', BROWN, TAN, [0.6, 0.19, 25], [0.55, 0.13, 200]],
  ['coils', BLACK, DARK, [0.8, 0.16, 85], [0.5, 0.17, 300], { collar: 'vee' }],
  ['crop', SILVER, FAIR, [0.48, 0.15, 262], [0.6, 0.15, 75], { ...man, hasGlasses: true }],
  ['bob', BLACK, OLIVE, [0.58, 0.14, 170], [0.52, 0.18, 5]],
  ['short', BLACK, BRONZE, [0.56, 0.17, 330], [0.55, 0.14, 160], { ...man, hasBeard: true }],
  ['scarf', [0.55, 0.17, 290], TAN, [0.5, 0.14, 250], [0.62, 0.15, 60], {}],
  ['side', COPPER, FAIR, [0.5, 0.12, 165], [0.5, 0.16, 270], man],
  ['bun', SILVER, TAN, [0.55, 0.18, 350], [0.52, 0.13, 185], { collar: 'vee', hasGlasses: true }],
  ['curls', BLACK, BRONZE, [0.7, 0.17, 60], [0.48, 0.15, 255], man],
  ['long', BLOND, FAIR, [0.45, 0.15, 290], [0.55, 0.18, 20], { collar: 'round' }],
  ['short', BROWN, OLIVE, [0.62, 0.13, 195], [0.55, 0.17, 320], { lips: 0.03, hasGlasses: true }],
  ['braid', BLACK, DARK, [0.58, 0.2, 15], [0.58, 0.14, 140], { collar: 'vee' }],
];

/** The callers' pictures by number. */
export const CALL = Object.fromEntries(
  CALLERS.map(([hair, hairColour, skin, garmentColour, background, looks], index) => [
    index + 1,
    () => portrait({ seed: 200 + index, hair, hairColour, skin, garmentColour, background, ...looks }),
  ]),
);
