import { COUNTRIES } from '@vitral/contracts/countries';
import { SPOKEN_LANGUAGES } from '@vitral/contracts/spoken-languages';
import { createFormats } from './formats.ts';

const spanish = createFormats('es');
const english = createFormats('en');

describe('createFormats', () => {
  it.each([
    [0, '0 Bytes', '0 Bytes'],
    [512, '512 Bytes', '512 Bytes'],
    [1024, '1.00 KB', '1,00 KB'],
    [1_572_864, '1.50 MB', '1,50 MB'],
    [5_368_709_120, '5.00 GB', '5,00 GB'],
    [5_497_558_138_880, '5,120.00 GB', '5120,00 GB'],
  ])('formats %d bytes as %s, in Spanish as %s', (bytes, inEnglish, inSpanish) => {
    expect(english.fileSize(bytes)).toBe(inEnglish);
    expect(spanish.fileSize(bytes)).toBe(inSpanish);
  });

  it('formats a relative time in days, else in hours, else in minutes', () => {
    const now = '2026-11-21T12:00:00Z';

    expect(english.relativeTime('2026-11-18T11:00:00Z', now)).toBe('3 days ago');
    expect(english.relativeTime('2026-11-21T07:30:00Z', now)).toBe('4 hours ago');
    expect(english.relativeTime('2026-11-21T12:05:00Z', now)).toBe('in 5 minutes');
    expect(spanish.relativeTime('2026-11-20T11:00:00Z', now)).toBe('ayer');
  });

  it('names every language and country', () => {
    expect([english.languageName('es'), spanish.languageName('es')]).toEqual(['Spanish', 'español']);
    expect([english.countryName('MX'), spanish.countryName('MX')]).toEqual(['Mexico', 'México']);
    for (const { languageName, countryName } of [english, spanish]) {
      for (const code of SPOKEN_LANGUAGES) expect(languageName(code)).not.toBe(code);
      for (const code of COUNTRIES) expect(countryName(code)).not.toBe(code);
    }
  });

  it('formats a date without a time as the same date in every time zone', () => {
    expect(english.date('2026-03-01')).toBe('Mar 1, 2026');
    expect(spanish.date('2026-03-01')).toBe('1 mar 2026');
  });

  it('formats decimals by the rules of the language', () => {
    expect(spanish.decimal(4.25, 1)).toBe('4,3');
    expect(english.number(12_345)).toBe('12,345');
  });
});
