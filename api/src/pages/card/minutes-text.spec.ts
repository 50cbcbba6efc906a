import { describe, expect, it } from '@jest/globals';
import { minutesText } from './minutes-text.ts';

describe('minutesText', () => {
  it.each([
    [1, '1 minute', '1 minuto'],
    [61, '2 minutes', '2 minutos'],
    [900, '15 minutes', '15 minutos'],
  ])('formats a wait of %d seconds as %s, in Spanish %s', (seconds, english, spanish) => {
    expect(minutesText(seconds, 'en')).toBe(english);
    expect(minutesText(seconds, 'es')).toBe(spanish);
  });
});
