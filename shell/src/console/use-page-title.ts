import { useSite } from '@vitral/session';
import { useLayoutEffect } from 'react';

/**
 * Sets the document title while a screen is shown; restores the previous one afterwards. Runs before effects of the screen, which
 * may put the title of an item before it.
 */
export function usePageTitle(title: string): void {
  const whole = `${title} · ${useSite().site.name}`;
  useLayoutEffect(() => {
    const before = document.title;
    document.title = whole;
    return () => {
      document.title = before;
    };
  }, [whole]);
}
