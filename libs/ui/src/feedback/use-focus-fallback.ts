import { useEffect } from 'react';

/**
 * Focuses the page's heading after a dialog has closed whose opener is gone (its item was deleted). Otherwise keyboard users would
 * start again at the top of the console.
 */
export function useFocusFallback(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus();
      });
    };
  }, [isOpen]);
}
