import { lighten, vary } from '../glass/colour.mjs';
import { somebody } from '../glass/figure.mjs';
import { circle, smooth } from '../glass/shapes.mjs';
import { CLOTHES, SIZE } from './event-window.mjs';

/** The backs of people who watch, in one row. */
export function audience(random, { y, count, size, shift = 0 }) {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5 + shift) / count) * SIZE.width;
    const { hair, garment } = somebody(random, vary(random, CLOTHES[Math.floor(random() * CLOTHES.length)]));
    const back = [
      [-0.9, 2.4],
      [-0.85, 1.2],
      [-0.3, 0.8],
      [0.3, 0.8],
      [0.85, 1.2],
      [0.9, 2.4],
    ];
    return [
      {
        path: smooth(back.map(([across, down]) => [x + across * size, y + down * size])),
        colour: lighten(garment, -0.1),
      },
      { path: circle(x, y, size * 0.52, 1.12), colour: hair },
    ];
  }).flat();
}
