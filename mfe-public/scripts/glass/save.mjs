import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { shine } from './glass.mjs';

export const ASSETS = fileURLToPath(new URL('../../src/assets/', import.meta.url));

export const WEBP = { quality: 80, effort: 6 };

/** The finest and the poorest quality that the eye accepts: small pictures are looked at closely, large ones are scaled. */
const QUALITIES = { avif: [46, 38], webp: [58, 50] };

/** The window as pixels, `width` of them across. */
export const pixels = (svg, width) => shine(svg, width).then((window) => window.png().toBuffer());

/** A part of the window (in its own units, being `whole` wide) as pixels, `width` of them across. */
export async function part(svg, { left, top, size, whole }, width) {
  const scale = width / size;
  const [x, y] = [left, top].map((edge) => Math.round(edge * scale));
  const picture = await pixels(svg, Math.round(whole * scale));
  return sharp(picture).extract({ left: x, top: y, width, height: width }).png().toBuffer();
}

/**
 * Writes a picture, or the square `crop` of it, in its widths, as AVIF, and as WebP for the browsers that read no AVIF,
 * in the smallest width unless others are named.
 */
export async function saveSizes(
  name,
  svg,
  { widths, crop, webpWidths = widths.slice(0, 1), qualities = QUALITIES },
) {
  const widest = Math.max(...widths);
  const picture = await (crop ? part(svg, crop, widest) : pixels(svg, widest));
  const at = (width) => sharp(picture).resize({ width });
  for (const [index, width] of widths.entries()) {
    const quality = qualities.avif[Math.min(index, 1)];
    await at(width)
      .avif({ quality, effort: 7, chromaSubsampling: '4:2:0' })
      .toFile(`${ASSETS}${name}-${width}.avif`);
  }
  for (const [index, width] of webpWidths.entries()) {
    const quality = qualities.webp[Math.min(index, 1)];
    await at(width).webp({ quality, effort: 6 }).toFile(`${ASSETS}${name}-${width}.webp`);
  }
}

/** Writes a picture as JPEG, the one format that every social network reads. */
export async function saveJpeg(name, svg, width) {
  const picture = await shine(svg, width);
  await picture.jpeg({ quality: 80, mozjpeg: true }).toFile(`${ASSETS}${name}.jpg`);
}
