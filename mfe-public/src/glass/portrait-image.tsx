import { useState } from 'react';
import person from '../assets/person.webp';

interface PortraitImageProps {
  src: string | null;
  width: number;
  height: number;
  className?: string;
}

/** A person's picture beside the name, so without a text of its own; a missing or broken one is replaced. */
export function PortraitImage({ src, ...rest }: PortraitImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = src && src !== broken ? src : person;
  return (
    <img {...rest} src={address} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
  );
}
