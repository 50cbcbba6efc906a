/** Draws every picture of the public site and of its demo people: `node scripts/draw-pictures.mjs`. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { shine } from './glass/glass.mjs';
import { AUTHORS, LEADERS, SOMEBODY } from './glass/people.mjs';
import { portrait } from './glass/portrait.mjs';
import { sunrise } from './glass/sunrise.mjs';
import { tree } from './glass/tree.mjs';

const ASSETS = fileURLToPath(new URL('../src/assets/', import.meta.url));
const DEMO_FILES = fileURLToPath(new URL('../../api/src/demo/files/', import.meta.url));

const WEBP = { quality: 80, effort: 6 };
const AVIF = { quality: 56, effort: 6 };
/** The part of a portrait that a square avatar shows. */
const HEAD_AND_SHOULDERS = { left: 180, top: 240, width: 540, height: 540 };

async function drawSizes(name, svg, widths) {
  const picture = await shine(svg, Math.max(...widths)).then((window) => window.png().toBuffer());
  for (const width of widths) {
    const scaled = sharp(picture).resize({ width });
    await scaled.clone().avif(AVIF).toFile(`${ASSETS}${name}-${width}.avif`);
    await scaled.clone().webp(WEBP).toFile(`${ASSETS}${name}-${width}.webp`);
  }
}

async function drawLeader(name, looks) {
  const svg = portrait(looks);
  await (await shine(svg, 600)).webp(WEBP).toFile(`${DEMO_FILES}${name}.webp`);
  await (await shine(svg, 180)).webp(WEBP).toFile(`${DEMO_FILES}${name}-small.webp`);
}

async function drawAuthor(name, looks) {
  const whole = await shine(portrait(looks), 900).then((window) => window.png().toBuffer());
  await sharp(whole).extract(HEAD_AND_SHOULDERS).resize(256).webp(WEBP).toFile(`${DEMO_FILES}${name}.webp`);
}

await mkdir(ASSETS, { recursive: true });
await mkdir(DEMO_FILES, { recursive: true });
await drawSizes('hero', sunrise(), [480, 800, 1200]);
await drawSizes('about', tree(), [480, 800]);
await (await shine(portrait(SOMEBODY), 480)).webp(WEBP).toFile(`${ASSETS}person.webp`);
for (const [name, looks] of Object.entries(LEADERS)) await drawLeader(name, looks);
for (const [name, looks] of Object.entries(AUTHORS)) await drawAuthor(name, looks);
