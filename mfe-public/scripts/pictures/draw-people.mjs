import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { shine } from '../glass/glass.mjs';
import { ASSETS, part, WEBP } from '../glass/save.mjs';
import { AUTHORS, LEADERS, SOMEBODY } from './people.mjs';
import { portrait } from './portrait.mjs';

const DEMO_FILES = fileURLToPath(new URL('../../../api/src/demo/files/', import.meta.url));
/** The part of a portrait that a square avatar shows. */
const HEAD_AND_SHOULDERS = { left: 170, top: 310, size: 560, whole: 900 };

async function drawLeader(name, looks) {
  const svg = portrait(looks);
  await (await shine(svg, 600)).webp(WEBP).toFile(`${DEMO_FILES}${name}.webp`);
  await (await shine(svg, 180)).webp(WEBP).toFile(`${DEMO_FILES}${name}-small.webp`);
}

async function drawAuthor(name, looks) {
  const avatar = await part(portrait(looks), HEAD_AND_SHOULDERS, 256);
  await sharp(avatar).webp(WEBP).toFile(`${DEMO_FILES}${name}.webp`);
}

/** The demo content's people, and who stands in for a missing picture. */
export async function drawPeople() {
  await mkdir(DEMO_FILES, { recursive: true });
  await (await shine(portrait(SOMEBODY), 480)).webp(WEBP).toFile(`${ASSETS}person.webp`);
  for (const [name, looks] of Object.entries(LEADERS)) await drawLeader(name, looks);
  for (const [name, looks] of Object.entries(AUTHORS)) await drawAuthor(name, looks);
}
