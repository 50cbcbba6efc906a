import { useEffect, useRef } from 'react';

/** Takes the focus over from a link that went with what it was part of; `isArrival`: whether this is where it led to. */
export function useArrivalFocus<Place extends HTMLElement>(isArrival: boolean) {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (isArrival && document.activeElement === document.body) place.current?.focus();
  }, [isArrival]);
  return place;
}
