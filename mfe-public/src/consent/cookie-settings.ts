import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let opener: HTMLElement | null = null;

/** Shows the cookie banner again; the focus comes back to `from` when it is answered. */
export function openCookieSettings(from: HTMLElement): void {
  setOpener(from);
}

/** Closes the banner; returns the element that had opened it, if any. */
export function closeCookieSettings(): HTMLElement | null {
  const from = opener;
  setOpener(null);
  return from;
}

/** Returns whether the visitor has reopened the banner. */
export function useIsReopened(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => opener !== null,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function setOpener(next: HTMLElement | null): void {
  opener = next;
  listeners.forEach((onChange) => onChange());
}
