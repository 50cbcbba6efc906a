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
  const attributes = { ...rest, ...picture, alt: '' };
  if (!isFirst) return <img {...attributes} loading="lazy" />;
  return (
    // React adds no preload link for pictures inside this element, which would repeat their URLs.
    <picture>
      <img {...attributes} fetchPriority="high" decoding="sync" />
    </picture>
  );
}
