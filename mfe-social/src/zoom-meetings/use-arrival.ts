import { useLocation } from '@vitral/router';
import { useEffect, useRef } from 'react';

/**
 * Takes those who come with `#id` in the address to the part of the page that it names, once what stands above it is drawn:
 * before that it would be pushed away again. The console gives the focus to the page itself first.
 */
export function useArrival(id: string, isPageDrawn: boolean) {
  const place = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const isMeant = hash === `#${id}`;
  useEffect(() => {
    if (!isMeant || !isPageDrawn) return;
    const timer = setTimeout(() => {
      place.current?.focus({ preventScroll: true });
      place.current?.scrollIntoView();
    });
    return () => clearTimeout(timer);
  }, [isMeant, isPageDrawn, key]);
  return place;
}
