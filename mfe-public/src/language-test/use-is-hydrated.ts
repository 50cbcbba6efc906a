import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run here: controls that need them appear only then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
