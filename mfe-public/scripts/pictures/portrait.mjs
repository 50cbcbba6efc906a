import { sunburst } from '../glass/backdrops.mjs';
import { lighten, vary } from '../glass/colour.mjs';
import { leaded } from '../glass/glass.mjs';
import { rings, shards } from '../glass/panes.mjs';
import { randomFrom } from '../glass/random.mjs';
import { circle, limb, points, polygon, smooth } from '../glass/shapes.mjs';
import { BEARD, FACE, HAIR, outlineAt } from './hair.mjs';

const SIZE = { width: 900, height: 1200 };
const HEAD = { x: 450, y: 590 };

function halo(random, [lightness, chroma, hue]) {
  const radii = [0, 150, 250, 335, 430, 540, 670, 830, 1010];
  const around = rings({ ...HEAD, radii, pieces: [8, 14, 18, 22, 24, 26, 28, 28], random, jitter: 0.34 });
  return around.map(({ points: outline, ring, angle }) => {
    const own = (random() - 0.5) * 0.1;
    const beam = Math.cos(angle * 6) * 0.04;
    const isRim = ring === 3;
    const fade = ring < 3 ? 0.2 - ring * 0.03 : 0.05 - ring * 0.045;
    const shift = isRim ? -70 : ring * 9;
    return {
      points: outline,
      colour: [lightness + fade + own + beam + (isRim ? 0.2 : 0), chroma, hue + shift + own * 180],
    };
  });
}

const BODY = points(
  '40,1240 62,1080 130,985 270,925 372,872 450,892 528,872 630,925 770,985 838,1080 860,1240',
);
const COLLARS = {
  round: ['360,868 450,940 540,868 566,900 450,992 334,900'],
  vee: ['364,866 450,1010 536,866 580,890 450,1090 320,890'],
  shirt: ['372,846 450,940 402,1010 322,884', '528,846 450,940 498,1010 578,884'],
};

function garment(random, colour, collar) {
  const sites = Array.from({ length: 17 }, () => [80 + random() * 740, 890 + random() * 320]);
  const outline = points('0,820 900,820 900,1240 0,1240');
  const cloth = shards(outline, sites, 3).map((cut) => ({
    points: cut,
    colour: vary(random, lighten(colour, (450 - cut[0][0]) / 3600), { lightness: 0.15, hue: 34 }),
  }));
  const trim = COLLARS[collar].map((cut) => ({ path: polygon(points(cut)), colour: lighten(colour, 0.18) }));
  return [{ path: smooth(BODY), inlay: cloth }, ...trim];
}

/** Locks of hair, which run out from the parting. */
function hairOf(random, outline, colour) {
  const stops = [0.09, 0.03, -0.03, -0.05].map((by, index) => [index / 3, ...lighten(colour, by)]);
  const from = { x: HEAD.x + 20, y: HEAD.y - 226 };
  const locks = sunburst({ ...from, core: 120, growth: 1.3, reach: 640, stops, random, rays: 9, first: 12 });
  const inlay = locks.map((pane) => ({ ...pane, lead: 2.6 }));
  return { path: outlineAt(HEAD.x, HEAD.y, outline), inlay, lead: 7 };
}

const at = (text) => points(text).map(([x, y]) => [HEAD.x + x, HEAD.y + y]);

function features([lightness, chroma, hue], { hasGlasses, lips: red }) {
  const paint = [Math.min(0.2, lightness - 0.32), 0.05, hue - 20];
  const line = (text, width, colour = paint) => {
    const [[startX, startY], [bendX, bendY], [endX, endY]] = at(text);
    return { line: `M${startX} ${startY}Q${bendX} ${bendY} ${endX} ${endY}`, width, colour };
  };
  const dot = (x, y, radius, squash, colour) => ({
    path: circle(HEAD.x + x, HEAD.y + y, radius, squash),
    colour,
    lead: 0,
  });
  const eye = (side) => [
    dot(side * 58, 22, 13, 1.3, [0.14, 0.04, hue - 20]),
    dot(side * 58 + 4, 17, 3.6, 1, [0.98, 0.01, 90]),
    line(`${side * 36},16 ${side * 60},-4 ${side * 84},14`, 6),
    line(`${side * 32},-30 ${side * 62},-52 ${side * 92},-28`, 9),
  ];
  const glasses = [-1, 1].map((side) => ({
    line: circle(HEAD.x + side * 60, HEAD.y + 20, 46, 0.9),
    width: 7,
    colour: [0.25, 0.05, 285],
  }));
  const lips = limb(at('-42,128 0,158 42,128'), 11, 11);
  return [
    ...eye(-1),
    ...eye(1),
    line('6,30 -22,84 10,84', 6),
    { path: lips, colour: [lightness - 0.16, chroma + red, 22], lead: 0 },
    ...(hasGlasses ? [...glasses, line('-16,14 0,4 16,14', 7, [0.25, 0.05, 285])] : []),
  ];
}

function face(skin, red) {
  const [lightness, chroma, hue] = skin;
  const glow = (x) => ({
    path: circle(HEAD.x + x, HEAD.y + 84, 36, 0.8),
    colour: [lightness - 0.02, chroma + red * lightness * 0.5, hue - 22],
    lead: 0,
  });
  const inlay = [
    { path: polygon(at('-200,-260 200,-260 200,260 -200,260')), colour: lighten(skin, 0.02), lead: 0 },
    {
      path: smooth(at('70,-200 58,-40 84,90 30,210 180,220 180,-200')),
      colour: lighten(skin, -0.045),
      lead: 0,
    },
    ...(red > 0 ? [glow(-84), glow(84)] : []),
  ];
  return { path: outlineAt(HEAD.x, HEAD.y, FACE), inlay };
}

function neckAndEars(skin) {
  const neck = smooth(points('384,700 380,840 366,890 450,960 534,890 520,840 516,700'));
  const ears = [-142, 142].map((x) => ({
    path: circle(HEAD.x + x, HEAD.y + 24, 26, 1.4),
    colour: lighten(skin, -0.05),
  }));
  return [{ path: neck, colour: lighten(skin, -0.09) }, ...ears];
}

/** A person of glass before a halo; `lips` says how red lips and cheeks are. */
export function portrait({ seed, hair, hairColour, skin, garmentColour, background, ...looks }) {
  const { collar = 'round', lips = 0.09, hasBeard = false, hasGlasses = false, isFaceless = false } = looks;
  const random = randomFrom(seed);
  const { back, under, front, locks = [] } = HAIR[hair];
  const panes = [
    ...halo(random, background),
    hairOf(random, back, lighten(hairColour, -0.05)),
    ...garment(random, garmentColour, collar),
    ...neckAndEars(skin),
    ...(under ? [hairOf(random, under, hairColour)] : []),
    face(skin, isFaceless ? 0 : lips),
    ...(hasBeard ? [hairOf(random, BEARD, lighten(hairColour, -0.02))] : []),
    ...(isFaceless ? [] : features(skin, { hasGlasses, lips })),
    hairOf(random, front, lighten(hairColour, 0.03)),
    ...locks.map((lock) => hairOf(random, lock, hairColour)),
  ];
  return leaded({ ...SIZE, panes, lead: 7, light: { x: 160, y: 120, reach: 760, strength: 0.6 }, seed });
}
