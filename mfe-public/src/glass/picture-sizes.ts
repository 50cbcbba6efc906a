import type { PictureSizes } from './glass-picture.tsx';

/** A picture drawn in two widths; browsers that read no AVIF get the smaller one. */
export function pictureSizes(
  [narrow, wide]: readonly [number, number],
  avif: readonly [string, string],
  webp: string,
): PictureSizes {
  return {
    avif: `${avif[0]} ${narrow}w, ${avif[1]} ${wide}w`,
    webp: `${webp} ${narrow}w`,
    src: webp,
  };
}
