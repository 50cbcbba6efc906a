import { call } from './call-scene.mjs';
import { emptyFrame } from './canvas.mjs';
import { circle } from './circle-scene.mjs';
import { daybreak, fiveWindowsLayer, nightfall } from './five-windows-scene.mjs';
import { developed } from './glow.mjs';
import { growth } from './growth-scene.mjs';
import { pieces } from './pieces-scene.mjs';
import { smooth } from './timing.mjs';

export const FRAMES_PER_SECOND = 24;
export const SECONDS = 16;

/**
 * The scenes in their order, each with the second at which it begins and the seconds in which it fades in. The film ends
 * with the picture that it begins with, which is also its poster.
 */
async function scenes() {
  const windows = await fiveWindowsLayer();
  return [
    { begins: 0, fade: 0, draw: nightfall(windows) },
    { begins: 1.1, fade: 0.6, draw: await pieces() },
    { begins: 4.7, fade: 0.7, draw: await circle() },
    { begins: 7.2, fade: 0.6, draw: await call() },
    { begins: 9.5, fade: 0.6, draw: await growth() },
    { begins: 12.2, fade: 0.9, draw: daybreak(windows) },
  ];
}

/** The film's frames as bytes; `at` seconds into the film. */
export async function promoFilm() {
  const all = await scenes();
  const [frame, next] = [emptyFrame(), emptyFrame()];
  return (at) => {
    const seen = all.filter(
      ({ begins }, index) => at >= begins && !(at >= all[index + 1]?.begins + all[index + 1]?.fade),
    );
    seen[0].draw(frame, at - seen[0].begins);
    if (seen.length > 1) {
      seen[1].draw(next, at - seen[1].begins);
      const way = smooth(at, seen[1].begins, seen[1].begins + seen[1].fade);
      for (let index = 0; index < frame.length; index += 1)
        frame[index] += (next[index] - frame[index]) * way;
    }
    return developed(frame);
  };
}
