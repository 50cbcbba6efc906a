import { useCallback, useEffect, useRef } from 'react';

/** Holds the abort controller of one running operation, which is aborted on request and when the component unmounts. */
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
