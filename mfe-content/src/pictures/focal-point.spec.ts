import { movePoint, squarePosition, toFocalPoint } from './focal-point.ts';

describe('focal point', () => {
  it('clamps the point to the picture, in whole percent', () => {
    expect(toFocalPoint(33.4, 50.6)).toEqual({ x: 33, y: 51 });
    expect(toFocalPoint(-4, 170)).toEqual({ x: 0, y: 100 });
  });

  it('moves with the arrow keys, faster with Shift, and only up to the edge', () => {
    const middle = { x: 50, y: 50 };
    expect(movePoint(middle, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 48, y: 50 });
    expect(movePoint(middle, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 50, y: 60 });
    expect(movePoint({ x: 99, y: 50 }, { key: 'ArrowRight', shiftKey: true })).toEqual({ x: 100, y: 50 });
    expect(movePoint(middle, { key: 'a', shiftKey: false })).toBeUndefined();
  });

  it('centers the square crop on the point, as far as the edges allow', () => {
    expect(squarePosition({ x: 50, y: 50 }, 400, 200)).toBe('50% 50%');
    expect(squarePosition({ x: 10, y: 0 }, 400, 200)).toBe('0% 50%');
    expect(squarePosition({ x: 75, y: 0 }, 400, 200)).toBe('100% 50%');
    expect(squarePosition({ x: 0, y: 60 }, 200, 600)).toBe('50% 65%');
  });
});
