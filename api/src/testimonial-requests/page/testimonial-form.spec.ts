import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import { formProblems, markOf, noValues, readForm } from './testimonial-form.ts';

const AGREEMENT = 'I agree.';
const VALID = {
  ...noValues('es'),
  text: 'Me escucharon.',
  rating: '5',
  name: 'Ana Ruiz',
  consent: markOf(AGREEMENT),
};

describe('the form for testimonials', () => {
  it('accepts a text, a rating, a name and the consent', () => {
    expect(formProblems(VALID, AGREEMENT)).toEqual({});
  });

  it.each([
    ['text', '', 'required'],
    ['text', 'a'.repeat(LIMITS.testimonialText + 1), 'too-long'],
    ['rating', '', 'required'],
    ['name', '', 'required'],
    ['position', 'a'.repeat(LIMITS.position + 1), 'too-long'],
    ['email', 'ana@', 'invalid'],
    ['consent', '', 'required'],
    ['consent', markOf('I agree to something else.'), 'changed'],
  ] as const)('refuses the %s %p', (field, value, problem) => {
    expect(formProblems({ ...VALID, [field]: value }, AGREEMENT)).toEqual({ [field]: problem });
  });

  it('reads nothing that is no text, no rating and no language', () => {
    const fields = { name: ['Ana'], text: ' \u200b ', rating: '6', locale: 'de', position: 'Guía\u202e\n' };
    expect(readForm(fields, 'fr')).toEqual({ ...noValues('fr'), position: 'Guía' });
  });
});
