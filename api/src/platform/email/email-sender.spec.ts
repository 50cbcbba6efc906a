import { describe, expect, it } from '@jest/globals';
import { Configuration } from '../config/configuration.ts';
import { transportOptions } from './email-sender.ts';

function optionsFor(SMTP_URL: string) {
  const { mail } = new Configuration({ SMTP_URL });
  if (!mail) throw new Error('There is no mail server');
  return transportOptions(mail.server);
}

describe('EmailSender', () => {
  it.each([
    ['smtp://vitral:word@mail.example.org', true],
    ['smtp://vitral:word@localhost.example.org', true],
    ['smtp://vitral:word@127.0.0.1:2525', false],
    ['smtp://vitral:word@[::1]:2525', false],
    ['smtp://mail.example.org', false],
  ])('for %s requires TLS before the login: %s', (url, requireTLS) => {
    expect(optionsFor(url)).toMatchObject({ secure: false, requireTLS });
  });

  it('logs in when the URL names a user, with TLS from the start for smtps', () => {
    expect(optionsFor('smtps://vitral:p%40ss@mail.example.org')).toMatchObject({
      host: 'mail.example.org',
      port: 465,
      secure: true,
      auth: { user: 'vitral', pass: 'p@ss' },
    });
    expect(optionsFor('smtp://mail.example.org')).not.toHaveProperty('auth');
  });
});
