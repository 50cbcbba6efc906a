import { useEffect, useRef } from 'react';

/**
 * Focuses the element after a navigation that removed the clicked link. `isArrival` tells whether this element is the
 * target of the navigation.
 */
export function useArrivalFocus<Target extends HTMLElement>(isArrival: boolean) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isArrival && document.activeElement === document.body) target.current?.focus();
  }, [isArrival]);
  return target;
}
