import { TIMING } from '@vitral/contracts/timing';

export interface ToastOptions {
  title: string;
  description?: string;
  tone?: 'neutral' | 'error';
  /** Milliseconds; five seconds unless told. */
  duration?: number;
}

export interface ShownToast extends ToastOptions {
  id: number;
  isOpen: boolean;
}

const NONE: readonly ShownToast[] = [];
const listeners = new Set<() => void>();
let toasts: readonly ShownToast[] = NONE;
let lastId = 0;

/** Shows a notice over the page; the newest takes the place of the one before. */
export function showToast(options: ToastOptions): void {
  const toast = { ...options, id: (lastId += 1), isOpen: true };
  setToasts([toast, ...toasts].slice(0, TIMING.publicToast.visible));
}

/** Lets a toast leave; it is forgotten after the specified delay, or when the next one comes. */
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
export const noToasts = () => NONE;

function setToasts(next: readonly ShownToast[]): void {
  toasts = next;
  listeners.forEach((onChange) => onChange());
}
