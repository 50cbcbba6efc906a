import { describe, expect, it } from '@jest/globals';
import { testimonialLanguage } from './testimonials.ts';

describe('testimonials', () => {
  it.each([
    [{ locale: 'en', position: '1' }, 'en'],
    [{ locale: 'es', position: 'Enfermera' }, 'es'],
    [{ locale: null, position: '3' }, 'es'],
    [{ locale: null, position: '4' }, 'en'],
    [{ locale: null, position: '0' }, 'en'],
    [{ locale: null, position: '9007199254740993' }, 'es'],
    [{ locale: null, position: 'Nurse' }, null],
    [{ locale: null, position: '2 years' }, null],
    [{ locale: null, position: null }, null],
  ] as const)('shows a testimonial with %j in %s', (row, language) => {
    expect(testimonialLanguage(row)).toBe(language);
  });
});
