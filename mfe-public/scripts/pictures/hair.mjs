import { points, smooth } from '../glass/shapes.mjs';

/** The right half's points, and the left half's, from the top of the head down and up again. */
const both = (text) => {
  const right = points(text);
  const left = right.filter(([x]) => x !== 0).map(([x, y]) => [-x, y]);
  return [...right, ...left.reverse()];
};

/** An outline of curls: so many bumps round an ellipse. */
const curled = (across, up, middle, bumps, depth = 0.05) =>
  Array.from({ length: bumps * 6 }, (_, step) => {
    const angle = (step / (bumps * 6)) * Math.PI * 2;
    const reach = 1 + depth * Math.cos(angle * bumps);
    return [across * reach * Math.cos(angle), middle + up * reach * Math.sin(angle)];
  });

const CAP = both('0,-222 90,-204 146,-126 150,-10');
const SWEPT = both('0,-222 90,-206 150,-120 148,10 128,-20 116,-84 60,-124 0,-132');
const PARTED = points(
  '-148,20 -150,-110 -92,-202 10,-224 104,-202 152,-110 148,20 124,-44 92,-112 20,-150 -48,-96 -122,-40',
);

/** Hair round a head whose middle is at 0, 0: `back` lies behind the face, `front` over the forehead. */
export const HAIR = {
  long: {
    back: both('0,-228 110,-204 172,-90 176,80 186,240 168,350 90,372'),
    front: points(
      '-14,-226 -110,-198 -160,-90 -156,70 -136,40 -122,-50 -60,-120 26,-166 84,-104 124,-40 138,50 158,70 160,-90 112,-198',
    ),
  },
  waves: {
    back: both('0,-230 120,-202 178,-100 166,0 196,90 176,180 206,270 170,360 80,350'),
    front: points(
      '20,-228 -104,-200 -164,-90 -150,90 -134,30 -118,-56 -30,-118 44,-168 96,-92 126,-30 140,80 160,80 164,-90 116,-196',
    ),
  },
  bob: {
    back: both('0,-226 116,-204 174,-90 180,60 178,170 116,190'),
    front: both('0,-226 112,-200 164,-90 166,90 146,70 138,-20 122,-72 60,-88 0,-84'),
  },
  bun: { back: [...curled(82, 78, -268, 9, 0.02)], front: SWEPT },
  short: { back: CAP, front: both('0,-230 92,-212 150,-130 150,-6 130,-14 122,-70 84,-112 0,-122') },
  side: { back: CAP, front: PARTED },
  curls: { back: curled(204, 214, -40, 13), front: [...curled(158, 86, -146, 11, 0.08)] },
  coils: {
    back: curled(236, 236, -66, 20, 0.03),
    front: both('0,-230 110,-206 156,-110 152,0 132,-24 118,-86 64,-120 0,-128'),
  },
  crop: { back: CAP, front: both('0,-214 90,-200 146,-124 150,0 134,-10 132,-70 104,-124 40,-150 0,-144') },
  scarf: {
    back: both('0,-248 124,-216 184,-90 178,70 190,180 150,260'),
    under: both('0,-240 120,-210 180,-90 170,90 196,220 236,330 150,400 0,430'),
    front: both('0,-250 122,-216 184,-90 174,70 142,60 132,-60 92,-128 0,-150'),
  },
  braid: {
    back: CAP,
    front: PARTED,
    locks: [0, 1, 2, 3, 4, 5].map((turn) =>
      curled(46 - turn * 4, 42 - turn * 2, 96 + turn * 54, 5, 0.02).map(([x, y]) => [
        x + 150 - turn * 6 + (turn % 2) * 10,
        y,
      ]),
    ),
  },
};

export const outlineAt = (x, y, outline) => smooth(outline.map(([across, down]) => [x + across, y + down]));

export const FACE = both('0,-176 92,-152 140,-66 138,26 112,116 56,182 0,200');
export const BEARD = both('0,226 66,208 118,150 144,60 146,-10 128,20 116,70 64,106 0,98');
