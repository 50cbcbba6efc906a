export interface PictureSizes {
  avif: string;
  webp: string;
  /** URL for browsers that support neither `srcset`. */
  src: string;
}

interface GlassPictureProps {
  picture: PictureSizes;
  sizes: string;
  width: number;
  height: number;
  className?: string;
  /** Set for the picture that visitors see first. */
  isFirst?: boolean;
}

/** One of the site's own, decorative pictures in the size that the screen needs. */
export function GlassPicture({ picture, sizes, isFirst = false, ...rest }: GlassPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.webp} sizes={sizes} />
      <img
        {...rest}
        src={picture.src}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}

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
