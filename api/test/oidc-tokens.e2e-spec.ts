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

describe('the request to a provider', () => {
  it('has PKCE, state and nonce, and its redirect is not stored', async () => {
    const { id } = await addProvider(api, provider, { scopes: 'groups' });
    const response = await new ProviderBrowser(api.url).api(`/auth/login/providers/${id}`);
    const { searchParams } = new URL(response.headers.get('location') ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ response_type: 'code', code_challenge_method: 'S256', scope: 'openid profile email groups' },
      ...{ state: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^vitral\.provider=.*; Path=\/api\/auth\/login; .*HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(searchParams.get('state'));
  });

  it.each(['https://evil.example', '//evil.example/admin', String.raw`/\evil.example`])(
    'never leads to %s in the end',
    async (returnTo) => {
      const { id } = await addProvider(api, provider, { createsAccounts: true });
      expect(await new ProviderBrowser(api.url).logIn(id, 'ines', returnTo)).toBe('/admin');
    },
  );
});
