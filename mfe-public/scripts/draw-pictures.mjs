/**
 * Draws the pictures of the public site and of its demo people. `node scripts/draw-pictures.mjs` draws all, which takes
 * minutes; `node scripts/draw-pictures.mjs focus events` those whose names begin so.
 */
import { drawPeople } from './pictures/draw-people.mjs';
import { saveJpeg, saveSizes } from './glass/save.mjs';
import { breathing } from './pictures/breathing.mjs';
import { CALL } from './pictures/callers.mjs';
import { EVENTS } from './pictures/events.mjs';
import { openGraph, promoPoster } from './pictures/five-windows.mjs';
import { FOCUS } from './pictures/focus.mjs';
import { learning } from './pictures/learning.mjs';
import { PILLARS } from './pictures/pillars.mjs';
import { sunrise } from './pictures/sunrise.mjs';
import { tree } from './pictures/tree.mjs';

const under = (prefix, pictures, widths, sizes) =>
  Object.entries(pictures).map(([name, draw]) => ({ name: `${prefix}-${name}`, draw, widths, ...sizes }));

/** The first two are looked at most closely, in every browser; the hero is what a phone waits for. */
const finest = { avif: [50, 48], webp: [80, 80] };
const inAll = (widths) => ({ widths, webpWidths: widths, qualities: finest });

/** What fills much of a screen, seen at once. */
const banner = {
  widths: [480, 640, 800, 1200],
  webpWidths: [480, 800],
  qualities: { ...finest, webp: [58, 54] },
};

const PICTURES = [
  { name: 'hero', draw: sunrise, ...inAll([480, 640, 800, 1200]) },
  { name: 'about', draw: tree, ...inAll([480, 640, 800]) },
  ...under('focus', FOCUS, [320, 640]),
  ...under('event', EVENTS, [240, 480], { qualities: { avif: [42, 34], webp: [46] } }),
  ...under('call', CALL, [160, 320], { crop: { left: 130, top: 290, size: 640, whole: 900 } }),
  ...under('pillar', PILLARS, [320, 480, 800], { webpWidths: [320, 480] }),
  { name: 'education', draw: learning, ...banner },
  { name: 'health', draw: breathing, ...banner },
  { name: 'promo', draw: promoPoster, widths: [480, 800, 1200], webpWidths: [480, 800] },
];

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning));

for (const { name, draw, ...sizes } of PICTURES) if (isWanted(name)) await saveSizes(name, draw(), sizes);
if (isWanted('open-graph')) await saveJpeg('open-graph', openGraph(), 1200);
if (isWanted('people')) await drawPeople();
