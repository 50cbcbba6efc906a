import { PICTURE_WIDTHS } from '@vitral/sdk/contracts/content';
import person from '../assets/person.webp';

interface PortraitImageProps {
  src: string | null;
  /** Maximum displayed width in CSS pixels. */
  width: number;
  height: number;
  className?: string;
  /** Set for the picture that visitors see first. */
  isFirst?: boolean;
}

/** Attributes of the element around portraits; the starter replaces broken portraits inside it. */
export const PORTRAIT_FALLBACK: object = { 'data-fallback': person };

/**
 * Shows a person's picture, without alternative text because the name is beside it. A placeholder replaces a missing or
 * broken picture, and a picture of a third party until consent allows loading it.
 */
export function PortraitImage({ src, isFirst = false, ...rest }: PortraitImageProps) {
  const attributes = { ...rest, ...(src ? sourcesOf(src, rest.width, person) : { src: person }), alt: '' };
  if (!isFirst) return <img {...attributes} loading="lazy" />;
  return (
    // React adds no preload link for pictures inside this element, which would repeat their URLs.
    <picture>
      <img {...attributes} fetchPriority="high" />
    </picture>
  );
}

const UPLOADED = /^\/uploads\/[^?#]+$/;

/**
 * Returns the attributes of an image that is at most `width` CSS pixels wide, or as wide as `sizes` says. Uploads have
 * variants, from which the browser chooses.
 */
export function sourcesOf(url: string, width: number, placeholder: string, sizes?: string): object {
  if (isThirdParty(url)) return { src: placeholder, 'data-third-party': url };
  if (!UPLOADED.test(url)) return { src: url };
  if (!sizes) return { src: `${url}?w=${width}`, srcSet: `${url}?w=${2 * width} 2x` };
  // Other widths would get the next larger variant, and widths beyond the largest the upload itself.
  const srcSet = PICTURE_WIDTHS.map((variant) => `${url}?w=${variant} ${variant}w`).join(', ');
  return { src: `${url}?w=${PICTURE_WIDTHS[1]}`, srcSet, sizes };
}

/** Returns whether a picture waits for consent. The server recognizes its own pictures by their paths. */
export function isThirdParty(url: string): boolean {
  return !url.startsWith('/');
}
