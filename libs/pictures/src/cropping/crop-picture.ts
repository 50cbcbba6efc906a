import { pictureFile, type PicturePart } from './picture-file.ts';

/** Extensions of the pictures that can be cropped, with the type of the new file. GIFs would lose their motion. */
const TYPES = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/webp',
} as const;

const UPLOADED = /^\/uploads\/([^/?#]+)\.([a-z]+)$/;

const isCroppedType = (extension: string | undefined): extension is keyof typeof TYPES =>
  extension !== undefined && extension in TYPES;

/** Returns whether a picture can be cropped: browsers do not let scripts read pictures of other sites. */
export const canCrop = (url: string | null): url is string => isCroppedType(UPLOADED.exec(url ?? '')?.[2]);

/** A rectangle in percent of a picture's size. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the pixels of an area, at least one in each direction. */
export function partOf(
  { x, y, width, height }: CropArea,
  picture: Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'>,
): PicturePart {
  const along = (percent: number, length: number) => Math.round((percent / 100) * length);
  const left = along(x, picture.naturalWidth);
  const top = along(y, picture.naturalHeight);
  return {
    left,
    top,
    width: Math.max(1, Math.min(along(width, picture.naturalWidth), picture.naturalWidth - left)),
    height: Math.max(1, Math.min(along(height, picture.naturalHeight), picture.naturalHeight - top)),
  };
}

/** Returns a part of the picture at `url` as a file with `suffix` in its name. Throws if the browser cannot read it. */
export function cropPicture(
  picture: HTMLImageElement,
  part: PicturePart,
  url: string,
  suffix: string,
): Promise<File> {
  const [, name, extension] = UPLOADED.exec(url) ?? [];
  if (!isCroppedType(extension)) throw new TypeError(`${url} cannot be cropped`);
  return pictureFile(picture, part, { name: `${name}-${suffix}`, type: TYPES[extension] });
}
