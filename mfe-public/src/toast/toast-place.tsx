import { Component, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
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

/** A notice that can't be loaded must not take the page with it. */
class LoadedOrNothing extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('The notice could not be shown', error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
