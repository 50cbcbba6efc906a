import { useSyncExternalStore } from 'react';
import { saveChoice, readChoice, subscribeToChoices } from '../data/choice-cookie.ts';

export type ConsentAnswer = 'accepted' | 'declined';
export type Consent = ConsentAnswer | 'unasked';

const YEAR_IN_MILLISECONDS = 31_536_000_000;
const COOKIE = 'consent';
const FORM = /^(accepted|declined)\.(\d{4}-\d{2}-\d{2})$/;

/** Number of refusals on this page. */
let refusals = 0;

/** Reads the visitor's choice, valid for a year; in the browser only. */
export function readConsent(): Consent {
  const [, response, day = ''] = FORM.exec(readChoice(COOKIE) ?? '') ?? [];
  const isFresh = Date.now() - Date.parse(day) < YEAR_IN_MILLISECONDS;
  return isFresh && (response === 'accepted' || response === 'declined') ? response : 'unasked';
}

/** Saves the choice and its day: `accepted.2026-11-21`. */
export function answerConsent(response: ConsentAnswer): void {
  if (response === 'declined') refusals += 1;
  saveChoice(COOKIE, `${response}.${new Date().toISOString().slice(0, 10)}`);
}

/** Returns the choice about third-party content; `unasked` on the server and during hydration. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeToChoices, readConsent, () => 'unasked');
}

/**
 * Returns a key that changes with each refusal, also in another tab, so that content allowed individually is removed
 * again.
 */
export function useRefusalKey(): string {
  return useSyncExternalStore(
    subscribeToChoices,
    () => `${readConsent() === 'declined'} ${refusals}`,
    () => '',
  );
}
