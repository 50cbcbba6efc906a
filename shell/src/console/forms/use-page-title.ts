import { useSite } from '@vitral/session';
import { useEffect } from 'react';

/** The title of the window while a screen is shown; afterwards the one before comes back. */
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
