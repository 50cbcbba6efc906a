/** Draws the hero's loop, light wandering over the window; needs ffmpeg: `node scripts/draw-hero-video.mjs`. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { shine } from './glass/glass.mjs';
import { sunrise } from './pictures/sunrise.mjs';

const run = promisify(execFile);
const ASSETS = fileURLToPath(new URL('../src/assets/', import.meta.url));
const SECONDS = 8;
const FRAMES_PER_SECOND = 15;
const WIDTH = 720;

const frames = await mkdtemp(join(tmpdir(), 'hero-'));
for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame += 1) {
  const window = await shine(sunrise(frame / (SECONDS * FRAMES_PER_SECOND)), WIDTH);
  await window.png({ compressionLevel: 1 }).toFile(join(frames, `${String(frame).padStart(4, '0')}.png`));
}

const input = [
  '-y',
  '-loglevel',
  'error',
  '-framerate',
  `${FRAMES_PER_SECOND}`,
  '-i',
  join(frames, '%04d.png'),
];
const even = ['-vf', 'scale=720:-2', '-pix_fmt', 'yuv420p', '-an'];
await run('ffmpeg', [
  ...input,
  ...even,
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '40',
  '-b:v',
  '320k',
  '-row-mt',
  '1',
  `${ASSETS}hero.webm`,
]);
await run('ffmpeg', [
  ...input,
  ...even,
  '-c:v',
  'libx264',
  '-crf',
  '29',
  '-preset',
  'veryslow',
  '-movflags',
  '+faststart',
  `${ASSETS}hero.mp4`,
]);
await rm(frames, { recursive: true });
