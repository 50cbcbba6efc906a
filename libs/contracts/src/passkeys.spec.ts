import { describe, expect, it } from '@jest/globals';
import { isPasskeyDomain, passkeySupport } from './passkeys.ts';

describe('isPasskeyDomain', () => {
  it.each(['localhost', 'vitral.example', 'a.localhost', '1.2.3.4.example'])('accepts %s', (hostname) => {
    expect(isPasskeyDomain(hostname)).toBe(true);
  });

  it.each(['127.0.0.1', '192.0.2.7', '[::1]', ''])('refuses %j, which is no domain', (hostname) => {
    expect(isPasskeyDomain(hostname)).toBe(false);
  });
});

describe('passkeySupport', () => {
  it('needs a host name and a browser with WebAuthn', () => {
    const PublicKeyCredential = {};
    const support = (hostname: string, page = {}) => passkeySupport({ location: { hostname }, ...page });
    expect(support('localhost', { PublicKeyCredential })).toBe('supported');
    expect(support('127.0.0.1', { PublicKeyCredential })).toBe('no-domain');
    expect(support('vitral.example')).toBe('no-browser-support');
  });
});
