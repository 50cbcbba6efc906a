import { useSyncExternalStore } from 'react';
import { keepChoice, readChoice, subscribeToChoices } from '../data/choice-cookie.ts';

export type ConsentAnswer = 'accepted' | 'declined';
export type Consent = ConsentAnswer | 'unasked';

const YEAR_IN_MILLISECONDS = 31_536_000_000;
const COOKIE = 'consent';
const FORM = /^(accepted|declined)\.(\d{4}-\d{2}-\d{2})$/;

/** How often it was declined on this page. */
let refusals = 0;

/** What the visitor answered, for a year from the day of the answer; only in the browser. */
export function readConsent(): Consent {
  const [, answer, day = ''] = FORM.exec(readChoice(COOKIE) ?? '') ?? [];
  const isFresh = Date.now() - Date.parse(day) < YEAR_IN_MILLISECONDS;
  return isFresh && (answer === 'accepted' || answer === 'declined') ? answer : 'unasked';
}

/** Keeps the answer and its day: `accepted.2026-11-21`. */
export function answerConsent(answer: ConsentAnswer): void {
  if (answer === 'declined') refusals += 1;
  keepChoice(COOKIE, `${answer}.${new Date().toISOString().slice(0, 10)}`);
}

/** Whether third parties may be asked for anything; `unasked` on the server and during hydration. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeToChoices, readConsent, () => 'unasked');
}

/** Another text after each refusal, be it here or in another tab: what was let in one by one goes out again. */
export function useRefusal(): string {
  return useSyncExternalStore(
    subscribeToChoices,
    () => `${readConsent() === 'declined'} ${refusals}`,
    () => '',
  );
}
