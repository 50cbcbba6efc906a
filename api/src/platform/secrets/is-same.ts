import { timingSafeEqual } from 'node:crypto';

/** In a time that tells nothing about where two texts differ. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
