import type { PictureSizes } from './glass-picture.tsx';

const sourceSet = (files: readonly string[], widths: readonly number[]) =>
  files.map((file, index) => `${file} ${widths[index]}w`).join(', ');

/** A picture drawn in several `widths`; browsers that read no AVIF get the narrower of them, as many as there are. */
export function pictureSizes(
  widths: readonly number[],
  avif: readonly string[],
  ...webp: [string, ...string[]]
): PictureSizes {
  return {
    avif: sourceSet(avif, widths),
    webp: sourceSet(webp, widths),
    src: webp.at(-1) ?? webp[0],
  };
}
