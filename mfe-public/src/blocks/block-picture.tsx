import { sourcesOf } from '../glass/portrait-image.tsx';
import type { ShownPicture } from './block-values.ts';

/** Replaces a picture of a third party until consent allows loading it. */
const BLANK = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

interface BlockPictureProps {
  picture: ShownPicture;
  /** Displayed width, as in the attribute of that name. */
  sizes: string;
  width: number;
  height: number;
  className?: string | undefined;
  /** The picture is in the first screen. */
  isFirst?: boolean;
}

/** Shows a picture that staff chose, in the size that the screen needs. */
export function BlockPicture({ picture: { url, alt }, sizes, isFirst, ...rest }: BlockPictureProps) {
  const attributes = {
    ...rest,
    ...sourcesOf(url, rest.width, BLANK, sizes),
    alt: alt.children,
    lang: alt.lang,
  };
  if (!isFirst) return <img {...attributes} loading="lazy" />;
  return (
    // React adds no preload link for pictures inside this element, which would repeat their URLs.
    <picture>
      <img {...attributes} fetchPriority="high" decoding="sync" />
    </picture>
  );
}
