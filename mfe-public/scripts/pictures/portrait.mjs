import { leaded } from '../glass/glass.mjs';
import { rings, shards } from '../glass/panes.mjs';
import { randomFrom } from '../glass/random.mjs';

const SIZE = { width: 900, height: 1200 };
const HEAD = { x: 450, y: 500 };

/** Hair as path data: `back` lies behind the head, `front` over the forehead. */
const HAIR = {
  long: {
    back: 'M450 300Q280 300 272 500Q262 700 300 820Q380 860 450 850Q520 860 600 820Q638 700 628 500Q620 300 450 300Z',
    front: 'M306 520Q300 330 450 322Q600 330 594 520Q570 420 470 400Q400 450 306 520Z',
  },
  bob: {
    back: 'M450 306Q276 306 282 520Q282 640 326 700L574 700Q618 640 618 520Q624 306 450 306Z',
    front: 'M304 540Q290 332 450 324Q610 332 596 540Q586 440 540 404Q440 440 340 430Q310 470 304 540Z',
  },
  bun: {
    back: 'M450 196A74 70 0 1 1 449 196ZM450 300Q296 304 298 500L602 500Q604 304 450 300Z',
    front: 'M304 510Q300 330 450 322Q600 330 596 510Q580 410 450 396Q320 410 304 510Z',
  },
  short: {
    back: 'M450 306Q304 310 300 500L330 570L570 570L600 500Q596 310 450 306Z',
    front: 'M306 500Q296 318 460 316Q604 322 594 500Q586 430 556 408Q470 420 380 396Q330 420 306 500Z',
  },
  curls: {
    back: 'M330 350Q380 270 450 288Q530 270 576 350Q650 380 636 460Q670 530 620 580Q620 640 570 640L330 640Q280 640 280 580Q230 530 264 460Q250 380 330 350Z',
    front:
      'M310 500Q300 400 352 380Q380 330 440 348Q500 320 548 378Q600 400 590 500Q566 440 520 436Q480 410 440 432Q390 420 360 448Q330 450 310 500Z',
  },
  side: {
    back: 'M450 304Q300 308 298 500L330 560L570 560L602 500Q600 308 450 304Z',
    front: 'M304 510Q296 330 440 316Q610 306 598 520Q588 450 560 420Q440 430 372 384Q330 430 304 510Z',
  },
};

const BEARD = 'M320 560Q330 720 450 742Q570 720 580 560Q560 640 520 640Q450 610 380 640Q340 640 320 560Z';

function halo(random, [lightness, chroma, hue]) {
  const radii = [0, 120, 205, 290, 380, 490, 620, 800, 1000];
  const around = rings({ ...HEAD, radii, pieces: [8, 16, 20, 24, 28, 28, 32, 32], random, jitter: 0.34 });
  return around.map(({ points, ring, angle }) => {
    const own = (random() - 0.5) * 0.1;
    const beam = Math.cos(angle * 6) * 0.04;
    const isRim = ring === 3;
    const fade = ring < 3 ? 0.2 - ring * 0.03 : 0.05 - ring * 0.045;
    const shift = isRim ? -70 : ring * 9;
    return {
      points,
      colour: [lightness + fade + own + beam + (isRim ? 0.2 : 0), chroma, hue + shift + own * 180],
    };
  });
}

function garment(random, [lightness, chroma, hue]) {
  const outline = [
    [60, 1230],
    [90, 1040],
    [170, 930],
    [320, 860],
    [400, 820],
    [500, 820],
    [580, 860],
    [730, 930],
    [810, 1040],
    [840, 1230],
  ];
  const sites = Array.from({ length: 20 }, () => [100 + random() * 700, 850 + random() * 370]);
  return shards(outline, sites, 3).map((points) => {
    const own = (random() - 0.5) * 0.16;
    const side = (points[0][0] - 450) / 3600;
    return { points, colour: [lightness + own - side, chroma, hue + (random() - 0.5) * 36] };
  });
}

function face([lightness, chroma, hue]) {
  const tone = (shift) => [lightness + shift, chroma, hue];
  return [
    { path: 'M376 650L376 800Q450 900 524 800L524 650Z', colour: tone(-0.1) },
    { path: 'M450 322Q306 326 306 510Q312 640 392 710Q424 734 450 736L450 322Z', colour: tone(0.03) },
    {
      path: 'M450 322Q594 326 594 510Q588 640 508 710Q476 734 450 736L436 600L462 500Z',
      colour: tone(-0.06),
    },
  ];
}

/** A faceless figure of glass before a halo: hair style, skin, garment and background make the person. */
export function portrait({ seed, hair, hairColour, skin, garmentColour, background, hasBeard = false }) {
  const random = randomFrom(seed);
  const { back, front } = HAIR[hair];
  const [lightness, chroma, hue] = hairColour;
  const panes = [
    ...halo(random, background),
    { path: back, colour: [lightness - 0.04, chroma, hue] },
    ...garment(random, garmentColour),
    ...face(skin),
    ...(hasBeard ? [{ path: BEARD, colour: hairColour }] : []),
    { path: front, colour: [lightness + 0.05, chroma, hue] },
  ];
  return leaded({ ...SIZE, panes, lead: 7, light: { x: 450, y: 430, reach: 520 }, seed });
}
