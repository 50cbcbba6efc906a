import { useState } from 'react';
import person from '../assets/person.webp';
import { useAllowedUrl } from '../consent/consent.ts';

interface PortraitImageProps {
  src: string | null;
  /** Pixels of the page, as wide as it is shown at most. */
  width: number;
  height: number;
  className?: string;
}

/** A person's picture beside the name, so without a text of its own; one that is missing, broken or not allowed is replaced. */
export function PortraitImage({ src, ...rest }: PortraitImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const allowed = useAllowedUrl(src);
  const url = allowed && allowed !== broken ? allowed : person;
  return (
    <img
      {...rest}
      {...inSizes(url, rest.width)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}

const UPLOADED = /^\/uploads\/[^?#]+$/;

/** Uploads exist as variants; the browser chooses the fitting one. */
function inSizes(url: string, width: number): { src: string; srcSet?: string } {
  if (!UPLOADED.test(url)) return { src: url };
  const [small, large] = [`${url}?w=${width}`, `${url}?w=${2 * width}`];
  return { src: small, srcSet: `${small}, ${large} 2x` };
}
