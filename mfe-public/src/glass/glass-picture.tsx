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
      <img
        {...rest}
        src={picture.src}
        {...(picture.webp.includes(',') && { srcSet: picture.webp, sizes })}
        alt=""
        {...(isFirst ? { fetchPriority: 'high', decoding: 'sync' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
