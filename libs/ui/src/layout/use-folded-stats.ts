import { useState } from 'react';

const STORAGE_KEY = 'vitral.stats';

/** Returns whether the figures of pages are folded in this browser, and a function that folds or unfolds them. */
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
    return localStorage.getItem(STORAGE_KEY) === 'folded';
  } catch {
    return false;
  }
}
