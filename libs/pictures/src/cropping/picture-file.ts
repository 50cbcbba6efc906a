/** Quality of an uploaded picture; the server makes the variants that pages show. */
const QUALITY = 0.92;

/** Part of a picture or video, in pixels of its own size. */
export interface PicturePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface NamedType {
  /** Name without extension. */
  name: string;
  /** Requested type; a browser that cannot write it writes PNG. */
  type: 'image/jpeg' | 'image/png' | 'image/webp';
}

/** Returns a part of a picture or video as a file. Throws if the browser cannot read or write it. */
export async function pictureFile(
  source: HTMLImageElement | HTMLVideoElement,
  { left, top, width, height }: PicturePart,
  { name, type }: NamedType,
): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.drawImage(source, left, top, width, height, 0, 0, width, height);
  const bytes = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, QUALITY);
  });
  if (!bytes) throw new Error('The picture cannot be written');
  const extension = bytes.type.replace('image/', '').replace('jpeg', 'jpg');
  return new File([bytes], `${name}.${extension}`, { type: bytes.type });
}
