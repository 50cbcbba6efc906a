import { useCallback, useEffect, useRef } from 'react';

/** What is under way, one thing at a time: it ends when it is told to, and when the page is left. */
export function useAbortable() {
  const current = useRef<AbortController | null>(null);
  const begin = useCallback((): AbortSignal => {
    current.current = new AbortController();
    return current.current.signal;
  }, []);
  const abort = useCallback(() => current.current?.abort(), []);
  useEffect(() => abort, [abort]);
  return { begin, abort };
}
