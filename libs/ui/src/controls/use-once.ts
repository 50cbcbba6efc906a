import { QueryClientContext, type Mutation, type MutationCache } from '@tanstack/react-query';
import { use, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Returns a function that runs an action unless an earlier one is still running. A second click or Enter is ignored immediately,
 * before React renders, until every mutation that the action started has settled and the page shows the result.
 */
export function useOnce() {
  const cache = use(QueryClientContext)?.getMutationCache();
  const isBusy = useRef(false);
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    isBusy.current = false;
  }, [settled]);

  return useCallback(
    (action: () => unknown): void => {
      if (isBusy.current) return;
      isBusy.current = true;
      const before = new Set(cache?.getAll());
      const started = () => (cache?.getAll() ?? []).filter((mutation) => !before.has(mutation));
      const release = () => setSettled((count) => count + 1);
      let result: unknown;
      try {
        result = action();
      } catch (error) {
        isBusy.current = false;
        throw error;
      }
      if (!(result instanceof Promise) && !started().some(isPending)) {
        isBusy.current = false;
        return;
      }
      void Promise.resolve(result)
        .finally(() => cache && allSettled(cache, started()))
        .finally(release);
    },
    [cache],
  );
}

const isPending = ({ state }: Mutation) => state.status === 'pending';

function allSettled(cache: MutationCache, mutations: Mutation[]): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (mutations.some(isPending)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = cache.subscribe(check);
    check();
  });
}
