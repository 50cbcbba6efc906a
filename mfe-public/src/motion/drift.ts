import { TIMING } from '@vitral/contracts';
import type { Mover } from './use-motion.ts';

const { pixelsPerFrame, framesPerSecond } = TIMING.focusStrip;
/** Browsers round where they have scrolled to; more than this is the visitor's own doing. */
const ROUNDING = 2;

/**
 * Scrolls a list and the copy that follows it sideways without an end. The visitor may scroll by hand at any time, and
 * pointing at it or focusing it holds it.
 */
export const drift: Mover = (area) => {
  let position = area.scrollLeft;
  return (seconds) => {
    const shown = area.scrollLeft;
    const isScrolledByHand = Math.abs(shown - position) > ROUNDING;
    if (isScrolledByHand) position = shown;
    const [list, copy] = area.children;
    if (!(list instanceof HTMLElement && copy instanceof HTMLElement)) return;
    if (isScrolledByHand || area.matches(':hover, :focus-within')) return;

    const length = copy.offsetLeft - list.offsetLeft;
    position = (position + pixelsPerFrame * framesPerSecond * seconds) % length;
    area.scrollLeft = position;
  };
};
