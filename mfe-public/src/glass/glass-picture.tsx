interface GlassPictureProps {
  /** `avif` may be empty. */
  picture: { avif: string; webp: string; src: string };
  sizes: string;
  width: number;
  height: number;
  /** Set for the picture that visitors see first. */
  isFirst?: boolean;
}

/** Renders a decorative picture of this site in the size that the screen needs. */
export function GlassPicture({ picture, sizes, isFirst = false, ...rest }: GlassPictureProps) {
  return (
    <picture>
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
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
