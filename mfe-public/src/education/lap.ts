import type { Mover } from '../motion/use-motion.ts';

/** Moves a list and the copy that follows it sideways, past the list's whole length in `duration` milliseconds. */
export function lap(duration: number): Mover {
  return (area) => {
    const track = area.firstElementChild;
    let done = 0;
    return (seconds) => {
      const [list, copy] = track?.children ?? [];
      if (!(track instanceof HTMLElement && list instanceof HTMLElement && copy instanceof HTMLElement))
        return;
      done = (done + (seconds * 1000) / duration) % 1;
      track.style.transform = `translate3d(${-done * (copy.offsetLeft - list.offsetLeft)}px, 0, 0)`;
    };
  };
}
