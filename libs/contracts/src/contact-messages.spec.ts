import { describe, expect, it } from '@jest/globals';
import { contactProblems } from './contact-messages.ts';

const MESSAGE = {
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  phone: null,
  subject: 'general',
  message: 'Ten chars!',
};

const JOIN = {
  kind: 'join',
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  country: 'MX',
  source: 'friend',
};

describe('requests to join', () => {
  it('need a country and how the person heard of the team, but no message', () => {
    expect(contactProblems(JOIN)).toEqual({});
    expect(
      contactProblems({ ...JOIN, message: 'Soon', invitedBy: 'Eva', phone: '5', language: 'fr' }),
    ).toEqual({});
    expect(contactProblems({ kind: 'join' })).toEqual({
      name: 'required',
      email: 'required',
      country: 'required',
      source: 'required',
    });
  });

  it.each([
    ['country', 'mx', 'invalid'],
    ['country', 'Mexico', 'invalid'],
    ['source', 'tv', 'invalid'],
    ['language', 'de', 'invalid'],
    ['invitedBy', 'e'.repeat(121), 'too-long'],
    ['message', 'm'.repeat(5001), 'too-long'],
    ['subject', 'general', 'invalid'],
  ])('refuse a %s of %s', (field, value, problem) => {
    expect(contactProblems({ ...JOIN, [field]: value })).toEqual({ [field]: problem });
  });

  it.each(['country', 'source', 'invitedBy'])('are the only messages with a %s', (field) => {
    const value = { country: 'MX', source: 'friend', invitedBy: 'Eva' }[field];
    expect(contactProblems({ ...MESSAGE, [field]: value })).toEqual({ [field]: 'invalid' });
  });

  it.each(['letter', '', null, 7])('have a kind that is not %j', (kind) => {
    expect(contactProblems({ ...JOIN, kind })).toEqual({ kind: 'invalid' });
  });
});

describe('contact messages', () => {
  it('accepts a message with only the required fields', () => {
    expect(contactProblems(MESSAGE)).toEqual({});
  });

  it('requires all fields except phone and language', () => {
    expect(contactProblems({})).toEqual({
      name: 'required',
      email: 'required',
      subject: 'required',
      message: 'required',
    });
  });

  it.each(['', ' \n\t', '\u200b\u200e', null])('treats %j as missing', (value) => {
    expect(contactProblems({ ...MESSAGE, name: value })).toEqual({ name: 'required' });
    expect(contactProblems({ ...MESSAGE, phone: value })).toEqual({});
  });

  it.each([
    ['name', 7],
    ['email', ['ana@example.org']],
    ['phone', true],
    ['subject', { toString: 'general' }],
    ['subject', 'sales'],
    ['message', [1]],
    ['language', 'de'],
    ['language', 3],
  ])('refuses a %s of %j', (field, value) => {
    expect(contactProblems({ ...MESSAGE, [field]: value })).toEqual({ [field]: 'invalid' });
  });

  it.each([
    ['name', 'n', 120],
    ['phone', '5', 40],
    ['message', 'm', 5000],
  ])('accepts a %s as long as the limit after trimming', (field, letter, most) => {
    expect(contactProblems({ ...MESSAGE, [field]: ` ${letter.repeat(most)} ` })).toEqual({});
    expect(contactProblems({ ...MESSAGE, [field]: letter.repeat(most + 1) })).toEqual({
      [field]: 'too-long',
    });
  });

  it('requires ten characters of message after trimming', () => {
    expect(contactProblems({ ...MESSAGE, message: `  ${'m'.repeat(9)}  ` })).toEqual({
      message: 'too-short',
    });
    expect(contactProblems({ ...MESSAGE, message: '💬💬💬💬💬' })).toEqual({});
  });

  it.each([
    'ana@example.org',
    " o'hara+vitral@mail.example.co.uk ",
    'josé@compañía.example',
    '用户@例子.公司',
    'a@xn--espaa-rta.xn--p1ai',
    `${'a'.repeat(60)}@${'b'.repeat(63)}.example`,
  ])('accepts the email address %j', (email) => {
    expect(contactProblems({ ...MESSAGE, email })).toEqual({});
  });

  it.each([
    'ana',
    'ana@',
    '@example.org',
    'ana@example',
    'ana@example.',
    'ana@.org',
    'ana@-a.org',
    'ana@example.o',
    'ana@127.0.0.1',
    'ana@example.org, eva@example.org',
    'ana@example.org\nBcc: eva@example.org',
    'Ana <ana@example.org>',
    'a b@example.org',
    'ana@example@org.org',
    `ana@${'b'.repeat(64)}.org`,
  ])('refuses the email address %j', (email) => {
    expect(contactProblems({ ...MESSAGE, email })).toEqual({ email: 'invalid' });
  });

  it('checks the length of an email before its shape', () => {
    const email = `ana@${'a.'.repeat(200_000)}`;
    expect(contactProblems({ ...MESSAGE, email })).toEqual({ email: 'too-long' });
  });
});
