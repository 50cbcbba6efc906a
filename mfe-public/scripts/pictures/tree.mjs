import { between } from '../glass/colour.mjs';
import { hills } from '../glass/backdrops.mjs';
import { leaded } from '../glass/glass.mjs';
import { rings, shards } from '../glass/panes.mjs';
import { randomFrom } from '../glass/random.mjs';

const SIZE = { width: 1200, height: 1350 };
const CROWN = { x: 600, y: 520, radius: 452 };

const CROWN_HUES = [
  [-180, 0.6, 0.15, 190],
  [-140, 0.52, 0.17, 250],
  [-105, 0.5, 0.2, 300],
  [-70, 0.58, 0.21, 350],
  [-40, 0.66, 0.2, 25],
  [-10, 0.78, 0.165, 72],
  [20, 0.8, 0.17, 110],
  [60, 0.64, 0.16, 145],
  [120, 0.62, 0.15, 165],
  [180, 0.6, 0.15, 190],
];

const BRANCHES = [
  'M560 1150Q580 940 572 800Q566 700 500 610Q470 570 430 545Q500 572 540 622Q586 680 596 740Q600 640 590 520Q586 440 600 360Q616 450 616 540Q620 640 622 700Q650 630 704 590Q748 560 800 545Q740 586 706 626Q650 700 640 800Q632 940 662 1150Q612 1134 560 1150Z',
  'M500 610Q420 640 330 640Q420 622 478 582Z',
  'M704 590Q790 640 880 650Q780 620 716 572Z',
  'M592 560Q540 470 470 420Q550 460 596 520Z',
  'M614 560Q660 470 740 410Q650 460 612 520Z',
];

function sky(random) {
  const radii = [400, 520, 640, 770, 910, 1080];
  const around = rings({ x: CROWN.x, y: CROWN.y, radii, pieces: [26, 32, 38, 44, 44], random });
  return around.map(({ points, ring, angle }) => {
    const own = (random() - 0.5) * 0.08;
    const beam = Math.cos(angle * 8) * 0.035;
    return {
      points,
      colour: [0.8 - ring * 0.085 + own + beam, 0.075 + ring * 0.014, 228 + ring * 12 + own * 160],
    };
  });
}

function crown(random) {
  const edge = Array.from({ length: 60 }, (_, step) => {
    const angle = (step / 60) * Math.PI * 2;
    const reach = CROWN.radius * (1 + 0.035 * Math.cos(angle * 3 + 0.7));
    return [CROWN.x + reach * 1.06 * Math.cos(angle), CROWN.y + reach * 0.92 * Math.sin(angle)];
  });
  const sites = Array.from({ length: 132 }, () => {
    const angle = random() * Math.PI * 2;
    const reach = CROWN.radius * Math.sqrt(random()) * 0.96;
    return [CROWN.x + reach * Math.cos(angle), CROWN.y + reach * Math.sin(angle)];
  });
  return shards(edge, sites, 3).map((points) => {
    const [x, y] = points[0];
    const angle = (Math.atan2(y - CROWN.y, x - CROWN.x) * 180) / Math.PI;
    const [lightness, chroma, hue] = between(CROWN_HUES, angle);
    const inward = 1 - Math.hypot(x - CROWN.x, y - CROWN.y) / CROWN.radius;
    return {
      points,
      colour: [lightness + inward * 0.13 + (random() - 0.5) * 0.12, chroma, hue + (random() - 0.5) * 24],
    };
  });
}

function ground(random) {
  const cut = { rows: [0, 66, 160], step: 132, length: 260 };
  const bands = [
    { ...cut, base: 1060, swell: 26, phase: 1, colour: [0.5, 0.12, 178], lean: 0.4 },
    { ...cut, base: 1170, swell: 22, phase: 3.6, colour: [0.38, 0.11, 200], lean: -0.4 },
    { ...cut, base: 1270, swell: 16, phase: 5, colour: [0.28, 0.1, 265], lean: 0.3 },
  ];
  const tint = ({ colour: [lightness, chroma, hue] }, row) => {
    const own = (random() - 0.5) * 0.1;
    return [lightness + own - row * 0.04, chroma, hue + (random() - 0.5) * 30];
  };
  return hills({ bands, width: SIZE.width, random, tint });
}

/** The about section's window: one tree whose crown is made of every colour. */
export function tree() {
  const random = randomFrom(80);
  const wood = BRANCHES.map((path, index) => ({ path, colour: [0.4 + index * 0.015, 0.09, 50], lead: 8 }));
  const panes = [...sky(random), ...crown(random), ...ground(random), ...wood];
  return leaded({ ...SIZE, panes, lead: 6, light: { x: 640, y: 430, reach: 620 }, seed: 23 });
}
