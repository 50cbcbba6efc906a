import { useSite } from '@vitral/session';
import { useEffect } from 'react';

/** Sets the document title while a screen is shown; restores the previous one afterwards. */
export function usePageTitle(title: string): void {
  const whole = `${title} · ${useSite().site.name}`;
  useEffect(() => {
    const before = document.title;
    document.title = whole;
    return () => {
      document.title = before;
    };
  }, [whole]);
}
