/** Draws the promotional film; needs ffmpeg with libx264 and libvpx-vp9, takes minutes: `node scripts/draw-promo-video.mjs`. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ASSETS } from './glass/save.mjs';
import { FRAME } from './promo/canvas.mjs';
import { FRAMES_PER_SECOND, promoFilm, SECONDS } from './promo/film.mjs';

const run = promisify(execFile);
const QUIET = ['-y', '-loglevel', 'error'];

/** Browsers take untagged small films for BT.601, which would shift the colours away from the poster's. */
const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

/** Writes the frames without loss, for the encoders to read more than once. */
async function drawFrames(file) {
  const raw = ['-f', 'rawvideo', '-pixel_format', 'rgb24', '-video_size', `${FRAME.width}x${FRAME.height}`];
  const from = ['-framerate', `${FRAMES_PER_SECOND}`, '-i', '-'];
  const even = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd', '-pix_fmt', 'yuv420p'];
  const lossless = [...COLOURS, '-c:v', 'ffv1', file];
  const ffmpeg = spawn('ffmpeg', [...QUIET, ...raw, ...from, ...even, ...lossless], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const frameAt = await promoFilm();
  for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame += 1)
    if (!ffmpeg.stdin.write(frameAt(frame / FRAMES_PER_SECOND))) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const folder = await mkdtemp(join(tmpdir(), 'promo-'));
const source = join(folder, 'promo.mkv');
await drawFrames(source);

/** Both passes of an encoder: the second knows which seconds need more of the `bits`. */
async function encode(encoder, bits, file) {
  const input = [...QUIET, '-i', source, '-an', '-pix_fmt', 'yuv420p', ...COLOURS];
  const rate = ['-b:v', bits, '-passlogfile', join(folder, 'pass')];
  await run('ffmpeg', [...input, ...encoder, ...rate, '-pass', '1', '-f', 'null', '-']);
  await run('ffmpeg', [...input, ...encoder, ...rate, '-pass', '2', file]);
}

const h264 = [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-aq-mode',
  '3',
  '-qcomp',
  '0.72',
  '-movflags',
  '+faststart',
];
await encode(h264, '338k', `${ASSETS}promo.mp4`);
const vp9 = [
  '-c:v',
  'libvpx-vp9',
  '-deadline',
  'good',
  '-cpu-used',
  '1',
  '-row-mt',
  '1',
  '-tile-columns',
  '1',
];
await encode([...vp9, '-auto-alt-ref', '1', '-lag-in-frames', '25'], '335k', `${ASSETS}promo.webm`);
await rm(folder, { recursive: true });
