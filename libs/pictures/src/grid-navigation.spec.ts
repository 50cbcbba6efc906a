import { moveInGrid } from './grid-navigation.ts';

/** Three rows of three, three and two tiles. */
const TOPS = [0, 0, 0, 90, 90, 90, 180, 180];

describe('moveInGrid', () => {
  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 7, 4],
    ['Home', 5, 0],
    ['End', 1, 7],
  ])('moves with %s from %i to %i', (key, from, to) => {
    expect(moveInGrid(key, from, TOPS)).toBe(to);
  });

  it.each([
    ['ArrowLeft', 0],
    ['ArrowRight', 7],
    ['ArrowUp', 2],
    ['ArrowDown', 5],
  ])('does not move with %s at the edge %i', (key, from) => {
    expect(moveInGrid(key, from, TOPS)).toBe(from);
  });

  it('ignores other keys', () => {
    expect(moveInGrid('Enter', 3, TOPS)).toBeUndefined();
  });
});
