import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { BACKDROP, DIVIDER, HALF, NAME, SOCIAL_SIZE, TEXT } from './backdrop.ts';
import { coveredText } from './covered-text.ts';
import type { DrawingOrder, DrawnPicture } from './social-picture-process.ts';
import { type TextImage, textImage, titleImage } from './title-image.ts';

const WINDOW: DrawnPicture = {
  path: fileURLToPath(new URL('./assets/window.jpg', import.meta.url)),
  focalPoint: { x: 50, y: 50 },
};

/** Number of characters that fit on two lines. */
const LONGEST_NAME = 70;

/** Draws a social picture as PNG: only a picture, or the title of a page beside one. */
export async function draw({ title, siteName, picture, isAlone, mostPixels }: DrawingOrder): Promise<Buffer> {
  if (isAlone && picture) return encoded(await cut(picture, SOCIAL_SIZE.width, mostPixels));
  const right = await (
    await cut(picture ?? WINDOW, HALF, mostPixels)
  )
    .png({ compressionLevel: 1 })
    .toBuffer();
  const layers = [
    { input: right, left: HALF, top: 0 },
    { input: DIVIDER, left: 0, top: 0 },
    ...(await textLayers(title, siteName)),
  ];
  return encoded(sharp(BACKDROP).composite(layers));
}

/** Shows the name of the site as the title of a page whose own title has no drawable character. */
async function textLayers(title: string, siteName: string): Promise<OverlayOptions[]> {
  const name = coveredText(siteName).slice(0, LONGEST_NAME);
  const heading = coveredText(title) || name;
  const layers: OverlayOptions[] = [];
  if (heading) layers.push(placed(await titleImage(heading), TEXT.left, TEXT.middle));
  if (name) layers.push(placed(await nameImage(name), NAME.left, NAME.middle));
  return layers;
}

/** Draws the site's name, a long one smaller and on two lines. */
async function nameImage(name: string): Promise<TextImage> {
  const image = await textImage(name, NAME.size, NAME.width);
  return image.raw.height <= NAME.size * 1.3 ? image : textImage(name, NAME.smallSize, NAME.width);
}

const placed = (image: TextImage, left: number, middle: number): OverlayOptions => ({
  ...image,
  left,
  top: Math.round(middle - image.raw.height / 2),
});

/** Crops a picture around its focal point, upright and without transparency. */
async function cut({ path, focalPoint }: DrawnPicture, width: number, mostPixels: number): Promise<Sharp> {
  const options = { failOn: 'error', limitInputPixels: mostPixels } as const;
  const { autoOrient } = await sharp(path, options).metadata();
  const { height } = SOCIAL_SIZE;
  const scale = Math.max(width / autoOrient.width, height / autoOrient.height);
  const [scaledWidth, scaledHeight] = [autoOrient.width, autoOrient.height].map((side) =>
    Math.round(side * scale),
  ) as [number, number];
  const scaled = await sharp(path, options)
    .autoOrient()
    .flatten({ background: '#20134a' })
    .resize(scaledWidth, scaledHeight, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(scaled.data, { raw: scaled.info }).extract({
    width,
    height,
    left: offset(scaledWidth, width, focalPoint.x),
    top: offset(scaledHeight, height, focalPoint.y),
  });
}

/** Returns the start of a crop whose middle is as close to the point, in per cent, as the picture's edges allow. */
function offset(whole: number, part: number, percent: number): number {
  const wanted = Math.round((whole * percent) / 100 - part / 2);
  return Math.min(Math.max(wanted, 0), whole - part);
}

/** A palette makes it a third as large, which chat apps require. */
const encoded = (picture: Sharp): Promise<Buffer> =>
  picture.removeAlpha().png({ palette: true, quality: 85, effort: 4 }).toBuffer();
