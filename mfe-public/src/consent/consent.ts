import { useSyncExternalStore } from 'react';
import { readChoice, saveChoice, subscribeToChoices } from '../data/choices.ts';

export type ConsentChoice = 'accepted' | 'declined';
export type Consent = ConsentChoice | 'unasked';

const YEAR_IN_MILLISECONDS = 31_536_000_000;
const COOKIE = 'consent';
const PATTERN = /^(accepted|declined)\.(\d{4}-\d{2}-\d{2})$/;

/** Number of refusals on this page. */
let refusals = 0;

/** Reads the visitor's choice, valid for a year; in the browser only. */
export function readConsent(): Consent {
  const [, choice, day = ''] = PATTERN.exec(readChoice(COOKIE) ?? '') ?? [];
  const isFresh = Date.now() - Date.parse(day) < YEAR_IN_MILLISECONDS;
  return isFresh && (choice === 'accepted' || choice === 'declined') ? choice : 'unasked';
}

/** Saves the choice and its day: `accepted.2026-11-21`. */
export function saveConsent(choice: ConsentChoice): void {
  if (choice === 'declined') refusals += 1;
  saveChoice(COOKIE, `${choice}.${new Date().toISOString().slice(0, 10)}`);
}

/** Returns the choice about third-party content; `unasked` on the server and during hydration. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeToChoices, readConsent, () => 'unasked');
}

/** Returns a key that changes with each refusal, in other tabs too, so that content allowed individually is removed. */
export function useRefusalKey(): string {
  return useSyncExternalStore(
    subscribeToChoices,
    () => `${readConsent() === 'declined'} ${refusals}`,
    () => '',
  );
}

const listeners = new Set<() => void>();
let opener: HTMLElement | null = null;

/** Shows the cookie banner again; the focus returns to `from` after the choice. */
export function openCookieSettings(from: HTMLElement): void {
  setOpener(from);
}

/** Closes the banner; returns the element that had opened it, if any. */
export function closeCookieSettings(): HTMLElement | null {
  const from = opener;
  setOpener(null);
  return from;
}

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

/** Returns the URL of a picture if it may be loaded; null for a third party's without consent. The server allows only paths. */
export function useAllowedUrl(url: string | null): string | null {
  const isPath = url?.startsWith('/') ?? false;
  const isAllowed = useSyncExternalStore(
    subscribeToChoices,
    () => isPath || url?.startsWith(`${location.origin}/`) || readConsent() === 'accepted',
    () => isPath,
  );
  return isAllowed ? url : null;
}
