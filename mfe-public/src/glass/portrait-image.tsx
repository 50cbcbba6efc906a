import { useState } from 'react';
import person from '../assets/person.webp';
import { useAllowedUrl } from '../consent/consent.ts';

interface PortraitImageProps {
  src: string | null;
  /** Maximum displayed width in CSS pixels. */
  width: number;
  height: number;
  className?: string;
}

/**
 * Shows a person's picture, without alternative text because the name is beside it. A placeholder replaces a missing, broken or
 * blocked picture.
 */
export function PortraitImage({ src, ...rest }: PortraitImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const allowed = useAllowedUrl(src);
  const url = allowed && allowed !== broken ? allowed : person;
  return (
    <img
      {...rest}
      {...sourcesOf(url, rest.width)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}

const UPLOADED = /^\/uploads\/[^?#]+$/;

/** Returns the attributes for a URL. Uploads have variants by width, from which the browser chooses. */
function sourcesOf(url: string, width: number): { src: string; srcSet?: string } {
  if (!UPLOADED.test(url)) return { src: url };
  const [small, large] = [`${url}?w=${width}`, `${url}?w=${2 * width}`];
  return { src: small, srcSet: `${small}, ${large} 2x` };
}
