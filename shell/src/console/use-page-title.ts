import { useSite } from '@vitral/session';
import { useLayoutEffect } from 'react';

/**
 * Sets the document title while a screen is shown; restores the previous title afterwards. Runs before effects of the
 * screen, which may put the title of an item in front of it.
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
