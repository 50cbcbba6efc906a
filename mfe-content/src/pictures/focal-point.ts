import type { FocalPoint } from '@vitral/sdk/contracts/content';

const toPercent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** Returns a point in whole percent, clamped to the picture. */
export const toFocalPoint = (x: number, y: number): FocalPoint => ({ x: toPercent(x), y: toPercent(y) });

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Percent by which an arrow key moves the point, without and with Shift. */
const STEP = 2;
const LONG_STEP = 10;

/** Returns the point after a key press, or undefined for a key that does not move it. */
export function movePoint(
  { x, y }: FocalPoint,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): FocalPoint | undefined {
  const step = DIRECTIONS[key];
  const length = shiftKey ? LONG_STEP : STEP;
  return step && toFocalPoint(x + step[0] * length, y + step[1] * length);
}

/** Returns the CSS `object-position` of the largest square crop whose center is closest to the point. */
export function squarePosition({ x, y }: FocalPoint, width: number, height: number): string {
  const side = Math.min(width, height);
  const along = (percent: number, length: number) =>
    length === side ? 50 : toPercent((((percent / 100) * length - side / 2) / (length - side)) * 100);
  return `${along(x, width)}% ${along(y, height)}%`;
}
