import { join } from 'node:path';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { servePictureOrder } from '../../platform/workers/serve-picture-order.ts';
import type {
  MadePicture,
  MadePictures,
  PictureFormat,
  PictureOrder,
  PictureOutcome,
} from './picture-process.ts';

/** Pixels. Smaller pictures are tracking pixels or icons. */
const SMALLEST_THUMBNAIL = 80;

const ENCODE: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: 90, mozjpeg: true }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 90 }),
  gif: (picture) => picture.gif(),
  avif: (picture) => picture.avif({ quality: 70, effort: 2 }),
};

const VARIANT_FORMATS = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 80 }),
};

servePictureOrder<PictureOrder, PictureOutcome>({
  run: (order) => make(order).then((made) => ({ made }), failureOf),
  outOfMemory: { failure: 'too-large', reason: 'memory' },
});

function failureOf(error: unknown): PictureOutcome {
  const reason = error instanceof Error ? error.message : String(error);
  return { failure: error instanceof RangeError ? 'too-large' : 'broken', reason };
}

async function make(order: PictureOrder): Promise<MadePictures> {
  const { source, folder, format, makes } = order;
  const options: SharpOptions = { failOn: 'error', limitInputPixels: order.mostPixels };
  const isMoving = await check(order, options);
  const reading = { ...options, animated: isMoving };
  if (makes === 'thumbnails')
    return { picture: null, scaled: await cutThumbnails(source, order, options), squares: [] };
  if (makes === 'square')
    return { picture: null, scaled: [], squares: await cutSquares(source, order, options) };
  // An animated picture has no orientation, and its frames are stacked vertically.
  const upright = isMoving ? sharp(source, reading) : sharp(source, reading).autoOrient();
  const picture = await save(ENCODE[format](upright), join(folder, `picture.${format}`));
  const scaled: MadePicture[] = [];
  for (const width of order.widths.filter((width) => width < picture.width)) {
    // Animated AVIF cannot be written.
    for (const kind of isMoving ? (['webp'] as const) : (['avif', 'webp'] as const)) {
      const smaller = sharp(picture.path, reading).resize({ width });
      scaled.push(await save(VARIANT_FORMATS[kind](smaller), join(folder, `${width}.${kind}`)));
    }
  }
  return { picture, scaled, squares: await cutSquares(picture.path, order, options) };
}

/** Returns whether the picture is animated. Throws for a format other than the recognised one, and for too many pixels. */
async function check({ source, format, mostPixels }: PictureOrder, options: SharpOptions): Promise<boolean> {
  const found = await sharp(source, { ...options, limitInputPixels: false }).metadata();
  if (formatOf(found) !== format) throw new Error(`It is ${found.format}, not ${format}`);
  const pages = format === 'gif' || format === 'webp' ? (found.pages ?? 1) : 1;
  if (found.width * (found.pageHeight ?? found.height) * pages > mostPixels) throw new RangeError('pixels');
  return pages > 1;
}

function formatOf({ format, compression }: Metadata): string {
  if (format === 'jpeg') return 'jpg';
  return format === 'heif' && compression === 'av1' ? 'avif' : format;
}

async function cutSquares(
  source: string,
  order: PictureOrder,
  options: SharpOptions,
): Promise<MadePicture[]> {
  const { width, height } = await sharp(source, options).metadata();
  const side = Math.min(width, height);
  const size = Math.min(side, order.square);
  const cut = {
    width: side,
    height: side,
    left: offset(width, side, order.focalPoint.x),
    top: offset(height, side, order.focalPoint.y),
  };
  const made: MadePicture[] = [];
  for (const kind of ['avif', 'webp'] as const) {
    const square = sharp(source, options).extract(cut).resize(size, size);
    made.push(await save(VARIANT_FORMATS[kind](square), join(order.folder, `square.${kind}`)));
  }
  return made;
}

/** Crops the middle of the picture to the requested shape, never enlarged. Throws for a picture that is too small. */
async function cutThumbnails(
  source: string,
  { widths, ratio = 1, folder }: PictureOrder,
  options: SharpOptions,
): Promise<MadePicture[]> {
  const { autoOrient } = await sharp(source, options).metadata();
  const most = Math.min(autoOrient.width, Math.floor(autoOrient.height * ratio));
  if (most < SMALLEST_THUMBNAIL) throw new Error(`It is ${most} pixels wide`);
  const made: MadePicture[] = [];
  for (const width of new Set(widths.map((wanted) => Math.min(wanted, most)))) {
    for (const kind of ['avif', 'webp'] as const) {
      const cut = sharp(source, options)
        .autoOrient()
        .resize({ width, height: Math.round(width / ratio), fit: 'cover' });
      made.push(await save(VARIANT_FORMATS[kind](cut), join(folder, `${width}.${kind}`)));
    }
  }
  return made;
}

/** Returns the start of a crop whose middle is as close to the point, in per cent, as the picture's edges allow. */
function offset(whole: number, part: number, percent: number): number {
  const wanted = Math.round((whole * percent) / 100 - part / 2);
  return Math.min(Math.max(wanted, 0), whole - part);
}

async function save(picture: Sharp, path: string): Promise<MadePicture> {
  const { width, height, pageHeight, format } = await picture.toFile(path);
  const kind = format === 'heif' ? 'avif' : format;
  return { path, width, height: pageHeight ?? height, mimeType: `image/${kind}` };
}
