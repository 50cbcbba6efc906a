import { useState } from 'react';
import person from '../assets/person.webp';
import { useAllowedAddress } from '../consent/use-allowed-address.ts';

interface PortraitImageProps {
  src: string | null;
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
    <img {...rest} src={address} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
  );
}
