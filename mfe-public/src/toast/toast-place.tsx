import { lazy, Suspense, useSyncExternalStore } from 'react';
import { LoadedOrNothing } from './loaded-or-nothing.tsx';
import { currentToasts, noToasts, subscribeToToasts } from './toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Region of toasts; the component that renders them loads with the first one. */
export function ToastPlace() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  if (toasts.length === 0) return null;
  return (
    <LoadedOrNothing>
      <Suspense>
        <Toaster toasts={toasts} />
      </Suspense>
    </LoadedOrNothing>
  );
}
