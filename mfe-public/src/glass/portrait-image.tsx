import { useState } from 'react';
import person from '../assets/person.webp';
import { useAllowedAddress } from '../consent/consent.ts';

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
  const allowed = useAllowedAddress(src);
  const address = allowed && allowed !== broken ? allowed : person;
  return (
    <img
      {...rest}
      {...inSizes(address, rest.width)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}

const UPLOADED = /^\/uploads\/[^?#]+$/;

/** Uploads exist as variants; the browser chooses the fitting one. */
function inSizes(address: string, width: number): { src: string; srcSet?: string } {
  if (!UPLOADED.test(address)) return { src: address };
  const [small, large] = [`${address}?w=${width}`, `${address}?w=${2 * width}`];
  return { src: small, srcSet: `${small}, ${large} 2x` };
}
