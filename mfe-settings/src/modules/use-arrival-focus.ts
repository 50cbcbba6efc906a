import { useEffect, useRef } from 'react';

/** Focuses the element if it is the target of a navigation that removed the clicked link. */
export function useArrivalFocus<Target extends HTMLElement>(isArrival: boolean) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isArrival && document.activeElement === document.body) target.current?.focus();
  }, [isArrival]);
  return target;
}
