import { lighten, vary } from './colour.mjs';
import { circle, limb, points, smooth } from './shapes.mjs';

/**
 * How a body stands, in heights of the body, up being negative and the feet at 0: each arm from the shoulder over the
 * elbow to the hand, each leg from the hip over the knee to the foot; `lean` moves the shoulders and the head.
 */
const REST = {
  left: [-0.1, -0.77, -0.155, -0.62, -0.13, -0.47],
  right: [0.1, -0.77, 0.155, -0.62, 0.13, -0.47],
};
const STAND = {
  left: [-0.045, -0.47, -0.055, -0.24, -0.06, -0.02],
  right: [0.045, -0.47, 0.055, -0.24, 0.06, -0.02],
};

export const POSES = {
  standing: { arms: REST, legs: STAND },
  cheering: {
    arms: { left: [-0.1, -0.77, -0.21, -0.9, -0.2, -1.08], right: [0.1, -0.77, 0.21, -0.9, 0.22, -1.08] },
    legs: STAND,
  },
  linked: {
    arms: { left: [-0.1, -0.77, -0.2, -0.68, -0.3, -0.64], right: [0.1, -0.77, 0.2, -0.68, 0.3, -0.64] },
    legs: STAND,
  },
  speaking: {
    arms: { left: REST.left, right: [0.1, -0.77, 0.22, -0.72, 0.28, -0.9] },
    legs: STAND,
  },
  reaching: {
    arms: { left: [-0.1, -0.75, -0.1, -0.6, 0.06, -0.56], right: [0.1, -0.77, 0.21, -0.68, 0.33, -0.74] },
    legs: STAND,
    lean: 0.02,
  },
  walking: {
    arms: { left: [-0.09, -0.76, -0.17, -0.64, -0.12, -0.5], right: [0.09, -0.76, 0.17, -0.65, 0.24, -0.6] },
    legs: {
      left: [-0.04, -0.47, -0.06, -0.22, -0.17, -0.02],
      right: [0.04, -0.47, 0.13, -0.27, 0.11, -0.02],
    },
    lean: 0.03,
  },
  dancing: {
    arms: { left: [-0.1, -0.77, -0.26, -0.78, -0.3, -0.97], right: [0.1, -0.77, 0.27, -0.83, 0.38, -0.7] },
    legs: {
      left: [-0.04, -0.47, -0.06, -0.24, -0.02, -0.02],
      right: [0.05, -0.47, 0.19, -0.32, 0.27, -0.13],
    },
    lean: -0.03,
  },
  turning: {
    arms: { left: [-0.1, -0.77, -0.2, -0.93, -0.05, -1.1], right: [0.1, -0.77, 0.2, -0.93, 0.08, -1.1] },
    legs: { left: [-0.04, -0.47, -0.03, -0.24, -0.05, -0.02], right: [0.05, -0.47, 0.15, -0.27, 0.02, -0.2] },
  },
};

export const SKINS = [
  [0.82, 0.06, 60],
  [0.76, 0.075, 60],
  [0.68, 0.085, 55],
  [0.58, 0.085, 52],
  [0.48, 0.075, 48],
];

const HAIRS = [
  [0.24, 0.04, 30],
  [0.28, 0.03, 280],
  [0.4, 0.09, 45],
  [0.54, 0.13, 50],
  [0.78, 0.11, 85],
  [0.8, 0.02, 280],
];

const pick = (random, list) => list[Math.floor(random() * list.length)];

/** Somebody's colours and hair, by chance; `garment` is the colour of the clothes. */
export function somebody(random, garment) {
  const skin = pick(random, SKINS);
  return {
    skin,
    hair: pick(random, skin[0] < 0.65 ? HAIRS.slice(0, 2) : HAIRS),
    style: pick(random, ['short', 'long', 'bun']),
    isDressed: random() < 0.45,
    garment,
  };
}

const HAIR_BACK = {
  short: [],
  long: points('-0.075,-0.95 -0.095,-0.84 -0.085,-0.74 0.085,-0.74 0.095,-0.84 0.075,-0.95'),
  bun: points('-0.045,-1.02 0,-1.065 0.045,-1.02 0,-0.975'),
};
const HAIR_FRONT = points(
  '-0.075,-0.9 -0.07,-0.965 0,-1.005 0.07,-0.965 0.075,-0.9 0.045,-0.945 -0.01,-0.955 -0.05,-0.94',
);
const TORSO = points(
  '-0.045,-0.815 -0.115,-0.785 -0.1,-0.66 -0.075,-0.56 -0.085,-0.43 0.085,-0.43 0.075,-0.56 0.1,-0.66 0.115,-0.785 0.045,-0.815',
);
const NECK = points('-0.03,-0.87 0.03,-0.87 0.04,-0.78 -0.04,-0.78');
const SKIRT = points('-0.07,-0.56 -0.1,-0.4 -0.16,-0.16 0,-0.13 0.16,-0.16 0.1,-0.4 0.07,-0.56');

const joints = ([ax, ay, bx, by, cx, cy]) => [
  [ax, ay],
  [bx, by],
  [cx, cy],
];

/** Makes panes of a body whose feet stand at `x`, `y`; what lies above the hips leans. */
function tailor({ x, y, height, isMirrored, lead, lean = 0 }) {
  const place = ([across, up]) => {
    const shift = up < -0.5 ? lean * ((-up - 0.5) / 0.4) : 0;
    return [x + (isMirrored ? -1 : 1) * (across + shift) * height, y + up * height];
  };
  return {
    round: ([across, up], radius, colour, squash) => ({
      path: circle(...place([across, up]), radius * height, squash),
      colour,
      lead,
    }),
    cut: (outline, colour) => ({ path: smooth(outline.map(place)), colour, lead }),
    bent: (bones, from, to, colour) => ({
      path: limb(joints(bones).map(place), from * height, to * height),
      colour,
      lead,
    }),
  };
}

function legsOf({ bent, cut }, { left, right }, { skin, garment, isDressed, trousers }) {
  if (!isDressed) return [bent(left, 0.1, 0.06, trousers), bent(right, 0.1, 0.06, lighten(trousers, 0.05))];
  const shins = [left, right].map((leg) => bent(leg, 0.05, 0.04, skin));
  return [...shins, cut(SKIRT, lighten(garment, -0.05))];
}

/** A faceless figure whose feet stand at `x`, `y`, turned round when `isMirrored`; with `isHalf` the legs are hidden. */
export function figure({ pose = POSES.standing, isHalf = false, ...rest }) {
  const { arms, legs, lean } = pose;
  const { skin, hair, style, garment, isDressed, trousers = lighten(garment, -0.16) } = rest;
  const { round, cut, bent } = tailor({ ...rest, lean });
  const hand = (arm) => round(joints(arm)[2], 0.03, skin);
  return [
    ...(HAIR_BACK[style].length > 0 ? [cut(HAIR_BACK[style], lighten(hair, -0.04))] : []),
    ...(isHalf ? [] : legsOf({ bent, cut }, legs, { skin, garment, isDressed, trousers })),
    cut(NECK, lighten(skin, -0.08)),
    cut(TORSO, garment),
    bent(arms.left, 0.075, 0.055, lighten(garment, 0.07)),
    bent(arms.right, 0.075, 0.055, lighten(garment, -0.04)),
    hand(arms.left),
    hand(arms.right),
    round([0, -0.91], 0.073, skin, 1.1),
    cut(HAIR_FRONT, hair),
  ];
}

/** Several figures side by side, clothed in turn in `garments`. */
export function group(random, { people, garments, ...rest }) {
  return people.flatMap((person, index) =>
    figure({ ...somebody(random, vary(random, garments[index % garments.length])), ...rest, ...person }),
  );
}
