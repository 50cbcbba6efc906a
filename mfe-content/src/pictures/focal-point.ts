import type { FocalPoint } from '@vitral/contracts';

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** Whole percents, kept inside the picture. */
export const toFocalPoint = (x: number, y: number): FocalPoint => ({ x: within(x), y: within(y) });

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Percent that an arrow key moves the point by, and with Shift. */
const SHORT = 2;
const LONG = 10;

/** Where a key moves the point; undefined for a key that does not move it. */
export function movedByKey(
  { x, y }: FocalPoint,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): FocalPoint | undefined {
  const step = STEPS[key];
  const length = shiftKey ? LONG : SHORT;
  return step && toFocalPoint(x + step[0] * length, y + step[1] * length);
}

/** The CSS `object-position` that shows the largest square whose middle comes closest to the point. */
export function squarePosition({ x, y }: FocalPoint, width: number, height: number): string {
  const side = Math.min(width, height);
  const along = (percent: number, length: number) =>
    length === side ? 50 : within((((percent / 100) * length - side / 2) / (length - side)) * 100);
  return `${along(x, width)}% ${along(y, height)}%`;
}
