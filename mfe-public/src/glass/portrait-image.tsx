import person from '../assets/person.webp';

interface PortraitImageProps {
  src: string | null;
  /** Maximum displayed width in CSS pixels. */
  width: number;
  height: number;
  className?: string;
}

/** Attributes of the element around portraits: the starter replaces broken ones in it. */
export const PORTRAIT_FALLBACK: object = { 'data-fallback': person };

/**
 * Shows a person's picture, without alternative text because the name is beside it. A placeholder replaces a missing or broken
 * picture, and one of a third party until consent allows loading it.
 */
export function PortraitImage({ src, ...rest }: PortraitImageProps) {
  return (
    <img {...rest} {...(src ? sourcesOf(src, rest.width, person) : { src: person })} alt="" loading="lazy" />
  );
}

const UPLOADED = /^\/uploads\/[^?#]+$/;

/** Returns the attributes of an image `width` CSS pixels wide. Uploads have variants, from which the browser chooses. */
export function sourcesOf(url: string, width: number, placeholder: string): object {
  if (isThirdParty(url)) return { src: placeholder, 'data-third-party': url };
  if (!UPLOADED.test(url)) return { src: url };
  return { src: `${url}?w=${width}`, srcSet: `${url}?w=${2 * width} 2x` };
}

/** Returns whether a picture waits for consent. The server knows its own pictures by their paths alone. */
export function isThirdParty(url: string): boolean {
  return !url.startsWith('/');
}
