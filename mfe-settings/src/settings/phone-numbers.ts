import { isPhoneNumber, LIMITS } from '@vitral/contracts';

/** A number as people write it, without what is only there to read it better: `+52 (55) 1234-5678`. */
export const plainNumber = (typed: string) => typed.replaceAll(/[\s().-]/g, '');

/** The key of what is wrong with a number that is to join others; null when nothing is. */
export function numberProblem(number: string, others: readonly string[]): string | null {
  if (!isPhoneNumber(number)) return 'settings.numberInvalid';
  if (others.includes(number)) return 'settings.numberTwice';
  return others.length >= LIMITS.phoneNumbers ? 'settings.numbersFull' : null;
}
