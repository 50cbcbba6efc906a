import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import { leadProblems, readLead } from './lead-form.ts';

const ana = { name: 'Ana Ruiz', email: 'ana@example.org', phone: '', message: '' };

describe('lead form', () => {
  it('reads its fields without invisible characters, and nothing else', () => {
    const sent = {
      name: ' Ana\u202e\n Ruiz ',
      email: ['x'],
      phone: '\u200b',
      message: 'Hola\r\n¿qué tal? ',
      role: 'admin',
    };
    expect(readLead(sent)).toEqual({ name: 'Ana Ruiz', email: '', phone: '', message: 'Hola\n¿qué tal?' });
  });

  it.each([
    ['an email only', {}, {}],
    ['a phone number only', { email: '', phone: '+52 33 1234 5678' }, {}],
    ['no name', { name: '' }, { name: 'required' }],
    ['neither', { email: '' }, { email: 'unreachable' }],
    ['half an email', { email: 'ana@' }, { email: 'invalid' }],
    ['a phone number without digits', { phone: 'call me' }, { phone: 'invalid' }],
    ['a long name', { name: 'x'.repeat(LIMITS.name + 1) }, { name: 'too-long' }],
    ['a long message', { message: 'x'.repeat(LIMITS.contactMessage + 1) }, { message: 'too-long' }],
  ])('checks a form with %s', (_, changes, problems) => {
    expect(leadProblems({ ...ana, ...changes })).toEqual(problems);
  });
});
