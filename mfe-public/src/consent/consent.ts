import { saveChoice } from '../data/choices.ts';

type ConsentChoice = 'accepted' | 'declined';

/** Reads the visitor's choice about third-party content, which browsers store for a year; in the browser only. */
export function readConsent(): ConsentChoice | 'unasked' {
  const choice = /\bconsent=(accepted|declined)\b/.exec(document.cookie)?.[1] as ConsentChoice | undefined;
  return choice ?? 'unasked';
}

/** Saves the choice and its day: `accepted.2026-11-21`. */
export function saveConsent(choice: ConsentChoice): void {
  saveChoice('consent', `${choice}.${new Date().toISOString().slice(0, 10)}`);
}
