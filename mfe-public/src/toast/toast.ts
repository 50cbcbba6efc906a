import { TIMING } from '@vitral/contracts/timing';

export interface ToastOptions {
  title: string;
  description?: string;
  tone?: 'neutral' | 'error';
  /** Milliseconds; the default is five seconds. */
  duration?: number;
}

export interface ShownToast extends ToastOptions {
  id: number;
  isOpen: boolean;
}

const NO_TOASTS: readonly ShownToast[] = [];
const listeners = new Set<() => void>();
let toasts: readonly ShownToast[] = NO_TOASTS;
let lastId = 0;

/** Shows a toast over the page, which replaces the previous one. */
export function showToast(options: ToastOptions): void {
  const toast = { ...options, id: (lastId += 1), isOpen: true };
  setToasts([toast, ...toasts].slice(0, TIMING.publicToast.visible));
}

/** Closes a toast; it is removed after a delay, or when the next one is shown. */
export function closeToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
  setToasts(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  setTimeout(() => setToasts(toasts.filter((toast) => toast.id !== id)), TIMING.publicToast.removal);
}

export function subscribeToToasts(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export const currentToasts = () => toasts;
/** Snapshot for server rendering. */
export const noToasts = () => NO_TOASTS;

function setToasts(next: readonly ShownToast[]): void {
  toasts = next;
  listeners.forEach((onChange) => onChange());
}
