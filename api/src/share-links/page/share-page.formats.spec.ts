import { describe, expect, it } from '@jest/globals';
import { fileSizeText, instantText } from './share-page.formats.ts';

describe('share page formats', () => {
  it.each([
    [0, '0 Bytes', '0 Bytes', '0 Bytes'],
    [1023, '1,023 Bytes', '1023 Bytes', '1 023 Bytes'],
    [1024, '1.00 KB', '1,00 KB', '1,00 KB'],
    [1_572_864, '1.50 MB', '1,50 MB', '1,50 MB'],
    [5_497_558_138_880, '5,120.00 GB', '5120,00 GB', '5 120,00 GB'],
  ])('formats %d bytes as %s, in Spanish %s, in French %s', (bytes, english, spanish, french) => {
    expect(fileSizeText(bytes, 'en')).toBe(english);
    expect(fileSizeText(bytes, 'es')).toBe(spanish);
    expect(fileSizeText(bytes, 'fr').replaceAll('\u202f', ' ')).toBe(french);
  });

  it('formats an instant with its zone', () => {
    const instant = new Date('2026-12-01T18:05:00Z');
    expect(instantText(instant, 'es')).toBe('1 de diciembre de 2026 a las 18:05 UTC');
    expect(instantText(instant, 'en').replaceAll('\u202f', ' ')).toBe('December 1, 2026 at 6:05 PM UTC');
    expect(instantText(instant, 'fr')).toBe('1 décembre 2026 à 18:05 UTC');
  });
});
