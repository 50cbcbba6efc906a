import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let opener: HTMLElement | null = null;

/** Shows the cookie banner again; the focus comes back to `from` when it is answered. */
export function openCookieSettings(from: HTMLElement): void {
  setOpener(from);
}

/** Puts the banner away; answers with what had opened it, if anything had. */
export function closeCookieSettings(): HTMLElement | null {
  const from = opener;
  setOpener(null);
  return from;
}

/** Whether the visitor asked for the banner again. */
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
