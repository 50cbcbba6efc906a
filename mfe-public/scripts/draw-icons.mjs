// Draws the site's icons from its mark (api/src/pages/site-icon.ts): node mfe-public/scripts/draw-icons.mjs
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const PAGES = new URL('../../api/src/pages/', import.meta.url);
const GROUND = '#f7f6fd';
/** Launchers may cut a maskable icon down to its middle four fifths. */
const SAFE = 0.62;

const source = await readFile(new URL('site-icon.ts', PAGES), 'utf8');
const mark = Buffer.from(source.slice(source.indexOf('<svg'), source.lastIndexOf('</svg>') + 6));

/** The mark in a square; `share` is the part of the square's height that it fills. */
async function draw(size, { share = 1, background = { r: 0, g: 0, b: 0, alpha: 0 } } = {}) {
  const height = Math.round(size * share);
  const drawn = await sharp(mark, { density: (72 * height) / 44 })
    .resize({ height, width: height, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file of PNG pictures: a header, an entry of 16 bytes for each, then the pictures. */
function icoOf(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, bytes }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  });
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]);
}

const save = (name, bytes) => writeFile(new URL(`icons/${name}`, PAGES), bytes);

await save('icon-192.png', await draw(192));
await save('icon-512.png', await draw(512));
await save('icon-maskable-512.png', await draw(512, { share: SAFE, background: GROUND }));
await save('apple-touch-icon.png', await draw(180, { share: 0.78, background: GROUND }));
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await draw(size) })));
await save('favicon.ico', icoOf(small));
