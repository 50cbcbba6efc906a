import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether scripts run: false on the server and while its markup is taken over, so that both draw the same. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
