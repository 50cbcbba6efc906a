import type { Language } from '@vitral/contracts/languages';

/** Formats seconds as minutes, rounded up: 40 → 1 minute. */
export function minutesText(seconds: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return format.format(Math.max(1, Math.ceil(seconds / 60)));
}
