import { useEffect } from 'react';

/**
 * A dialog gives the focus back to what opened it; when that is gone (its item was deleted), the page's heading takes
 * it, so that the keyboard does not start at the top of the console.
 */
export function useFocusRefuge(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus();
      });
    };
  }, [isOpen]);
}
