import { useState } from 'react';

const STORAGE_KEY = 'vitral.stats';
const PHONES = '(max-width: 599.95px)';

/**
 * Returns whether the figures of pages are folded in this browser, and a function that folds or unfolds them. On phones they are
 * folded at first, so that the list is on screen.
 */
export function useFoldedStats() {
  const [isFolded, setIsFolded] = useState(read);
  return {
    isFolded,
    fold: (next: boolean) => {
      setIsFolded(next);
      try {
        localStorage.setItem(STORAGE_KEY, next ? 'folded' : 'shown');
      } catch {
        // Without storage the choice lasts until the page is left.
      }
    },
  };
}

function read(): boolean {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored ? stored === 'folded' : matchMedia(PHONES).matches;
  } catch {
    return false;
  }
}
