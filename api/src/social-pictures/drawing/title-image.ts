import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { TEXT } from './backdrop.ts';

const FONT_FILE = fileURLToPath(new URL('./assets/figtree-bold.ttf', import.meta.url));

/** Sizes of a title in pixels, the largest first. */
const SIZES = [68, 60, 52, 46];
const MOST_LINES = 4;
/** Height of a line divided by its size. */
const LINE = 1.2;

export interface TextImage {
  input: Buffer;
  raw: { width: number; height: number; channels: 4 };
}

/** Draws a title in the largest size at which it has at most four lines; a longer title ends in an ellipsis. */
export async function titleImage(title: string): Promise<TextImage> {
  for (const size of SIZES) {
    const image = await textImage(title, size);
    if (fits(image, size)) return image;
  }
  return shortenedImage(title, Math.min(...SIZES));
}

async function shortenedImage(title: string, size: number): Promise<TextImage> {
  let [fitting, tooLong] = [0, title.length];
  let image = await textImage('…', size);
  while (tooLong - fitting > 1) {
    const length = Math.floor((fitting + tooLong) / 2);
    const shorter = await textImage(shortened(title, length), size);
    if (fits(shorter, size)) [fitting, image] = [length, shorter];
    else tooLong = length;
  }
  return image;
}

/** Breaks lines only between words, unless the last word is longer than a line. */
function shortened(title: string, length: number): string {
  const start = title.slice(0, length);
  const words = start.replace(/[\s,;:.–—-]*\s\S*$/, '');
  return `${start.length - words.length < 30 ? words : start}…`;
}

/** Five lines are higher than four with every ascender and descender. */
const fits = ({ raw }: TextImage, size: number) => raw.height <= (MOST_LINES * LINE + 0.2) * size;

/** Draws a text in lines of at most `width` pixels; words that are longer than a line are broken. */
export async function textImage(text: string, size: number, width: number = TEXT.width): Promise<TextImage> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="#ffffff">${escapeMarkup(text)}</span>`,
      font: `Figtree Bold ${size}`,
      fontfile: FONT_FILE,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      width,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}

const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
