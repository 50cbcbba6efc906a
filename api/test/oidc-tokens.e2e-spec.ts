import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IdentityProviderStandIn, type JWTPayload } from '@vitral/stand-ins/identity-provider';
import { addProvider, person, ProviderBrowser } from './set-up/provider-browser.ts';
import { type Api, startApi } from './start-api.ts';

const REFUSED = '/admin?problem=auth.provider-refused';

let api: Api;
let provider: IdentityProviderStandIn;
beforeAll(async () => {
  provider = await IdentityProviderStandIn.start();
  provider.people.set('ines', person('ines@estudio.example'));
  api = await startApi({ OUTGOING_ALLOWED: provider.host });
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});
beforeEach(() =>
  api
    .em()
    .execute(
      `delete from identity_provider; delete from rate_limit; delete from account where username like 'ines%'`,
    ),
);

describe('an ID token', () => {
  afterEach(() => {
    provider.replaceIdToken = null;
  });

  const outcome = async (replace: (claims: JWTPayload) => Promise<string>) => {
    const { id } = await addProvider(api, provider, { createsAccounts: true });
    provider.replaceIdToken = replace;
    return new ProviderBrowser(api.url).logIn(id, 'ines');
  };

  it('is accepted as the provider issues it', async () => {
    expect(await outcome((claims) => provider.sign(claims, 'JWT'))).toBe('/admin');
  });

  it.each([
    ['for another client', { aud: 'another' }],
    ['for several clients', { aud: ['vitral', 'another'] }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that has expired', { exp: 1 }],
    ['without a nonce', { nonce: undefined }],
    ['without a subject', { sub: undefined }],
  ])('%s is refused', async (_, changes) => {
    const path = await outcome((claims) => provider.sign({ ...claims, ...changes }, 'JWT'));
    expect(path).toBe(REFUSED);
  });

  it('with the signature of another key is refused', async () => {
    const other = await IdentityProviderStandIn.start();
    expect(await outcome((claims) => other.sign(claims, 'JWT'))).toBe(REFUSED);
    await other.stop();
  });
});
