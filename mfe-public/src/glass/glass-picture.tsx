/** A picture in several widths. */
export interface SizedPicture {
  /** The smallest. */
  src: string;
  srcSet: string;
}

interface GlassPictureProps {
  picture: SizedPicture;
  sizes: string;
  width: number;
  height: number;
  /** Set for the picture that visitors see first. */
  isFirst?: boolean;
}

/** Renders a decorative picture of this site in the size that the screen needs. */
export function GlassPicture({ picture, isFirst = false, ...rest }: GlassPictureProps) {
  return (
    <img
      {...rest}
      {...picture}
      alt=""
      {...(isFirst ? { fetchPriority: 'high', decoding: 'sync' } : { loading: 'lazy' })}
    />
  );
}
