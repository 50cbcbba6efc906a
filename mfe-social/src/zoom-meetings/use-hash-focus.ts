import { useLocation } from '@vitral/router';
import { useEffect, useRef } from 'react';

/**
 * Focuses and scrolls to the element with `id` when the URL has it as its hash. It waits until the content above is
 * rendered, which would shift the element, and until the console has focused the page.
 */
export function useHashFocus(id: string, isPageRendered: boolean) {
  const target = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const isTarget = hash === `#${id}`;
  useEffect(() => {
    if (!isTarget || !isPageRendered) return;
    const timer = setTimeout(() => {
      target.current?.focus({ preventScroll: true });
      target.current?.scrollIntoView();
    });
    return () => clearTimeout(timer);
  }, [isTarget, isPageRendered, key]);
  return target;
}
