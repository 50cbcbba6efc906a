import { TIMING } from '@vitral/contracts';
import type { Mover } from './use-motion.ts';

const { slowest, faster, speeds } = TIMING.eventColumns;

/** Rolls each column, whose content is there twice, at its own speed; every other one downwards. */
export const rollColumns: Mover = (area) => {
  const columns = [...area.children].map(({ firstElementChild }, index) => ({
    track: firstElementChild,
    speed: slowest + (index % speeds) * faster,
    isReversed: index % 2 === 1,
    distance: 0,
  }));
  return (seconds) => {
    // All are measured before any is moved, so that the browser lays the page out once.
    const lengths = columns.map(({ track }) => (track instanceof HTMLElement ? track.offsetHeight / 2 : 0));
    columns.forEach((column, index) => {
      const length = lengths[index] ?? 0;
      if (length === 0 || !(column.track instanceof HTMLElement)) return;
      column.distance = (column.distance + column.speed * seconds) % length;
      const offset = column.isReversed ? length - column.distance : column.distance;
      column.track.style.transform = `translate3d(0, ${-offset}px, 0)`;
    });
  };
};
