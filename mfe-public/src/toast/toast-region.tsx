import { Component, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, noToasts, subscribeToToasts } from './toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Shows toasts; the component that renders them loads with the first toast. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  if (toasts.length === 0) return null;
  return (
    <ToastErrorBoundary>
      <Suspense>
        <Toaster toasts={toasts} />
      </Suspense>
    </ToastErrorBoundary>
  );
}

/** Keeps the page intact when that component cannot be loaded. */
class ToastErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('The toast could not be shown', error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
