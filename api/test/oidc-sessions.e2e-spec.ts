import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { IdentityProvider } from '@vitral/contracts/identity-providers';
import { IdentityProviderStandIn, OIDC_CLIENT } from '@vitral/stand-ins/identity-provider';
import { addAccount, PASSWORD } from './set-up/accounts.ts';
import { person, ProviderBrowser } from './set-up/provider-browser.ts';
import { ProviderSite } from './set-up/provider-site.ts';
import type { Api } from './start-api.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

let api: Api;
let provider: IdentityProviderStandIn;
let row: IdentityProvider;
let site: ProviderSite;
beforeAll(async () => {
  site = await ProviderSite.start();
  ({ api, provider } = site);
});
afterAll(() => site.stop());
beforeEach(async () => {
  row = await site.reset();
});

/** Logs in with the provider as `name`. */
async function logIn(name = 'ines'): Promise<ProviderBrowser> {
  const browser = new ProviderBrowser(api.url);
  expect(await browser.logIn(row.id, name)).toBe('/admin');
  return browser;
}

/** Returns the provider's id of the oldest session that it started. */
async function firstSid(): Promise<string> {
  const [session] = await api.em().execute<[{ sid: string }]>(
    `select sess #>> '{providerSession,sid}' as sid from session
      where sess #>> '{providerSession,sid}' is not null order by started_at, id limit 1`,
  );
  return session.sid;
}

describe('logout by the provider', () => {
  const sent = (token: string | null, id = row.id) =>
    fetch(`${api.url}/api/auth/providers/${id}/logout`, {
      method: 'POST',
      body: new URLSearchParams(token === null ? {} : { logout_token: token }),
    });

  /** Returns the claims of a logout token. */
  const claims = (changes: object = {}) => ({
    ...{ iss: provider.issuer, aud: OIDC_CLIENT.clientId, sub: 'ines', jti: randomUUID() },
    iat: Math.floor(Date.now() / 1000),
    events: { [EVENT]: {} },
    ...changes,
  });

  it('ends the session that the real provider names, and no other', async () => {
    const [one, other] = [await logIn(), await logIn()];
    await provider.logOut('ines', await firstSid());
    expect(await one.user()).toBeNull();
    expect(await other.user()).not.toBeNull();
  });

  it('also ends sessions of the person of which the provider has told no id, and none of others', async () => {
    provider.people.set('pablo', person('pablo@estudio.example'));
    const [one, other] = [await logIn(), await logIn()];
    const sid = await firstSid();
    const forget = `update session set sess = (sess::jsonb #- '{providerSession,sid}')::json
      where sess #>> '{providerSession,subject}' is not null and sess #>> '{providerSession,sid}' <> ?`;
    await api.em().execute(forget, [sid]);
    const pablo = await logIn('pablo');
    const ofPablo = await logIn('pablo');
    expect((await sent(await provider.sign(claims({ sid })))).status).toBe(204);
    expect([await one.user(), await other.user()]).toEqual([null, null]);
    expect(await pablo.user()).not.toBeNull();
    expect(await ofPablo.user()).not.toBeNull();
  });

  it('ends all sessions of a person that the provider started, not those with a password', async () => {
    await addAccount(api, { username: 'ines', email: 'ines@estudio.example' });
    const browser = await logIn();
    const byPassword = await api.logIn('ines', PASSWORD);
    expect((await sent(await provider.sign(claims()))).status).toBe(204);
    expect(await browser.user()).toBeNull();
    await byPassword.get('/auth/user').expect(200);
  });

  it.each([
    ['a nonce', { nonce: 'x' }],
    ['another audience', { aud: 'another' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another event', { events: { 'http://schemas.openid.net/event/other': {} } }],
    ['no event', { events: undefined }],
    ['nobody', { sub: undefined }],
    ['no id', { jti: undefined }],
    ['no time', { iat: undefined }],
    ['an old time', { iat: Math.floor(Date.now() / 1000) - 3600 }],
    ['a time in the future', { iat: Math.floor(Date.now() / 1000) + 3600 }],
  ])('refuses a token with %s', async (_, changes) => {
    const browser = await logIn();
    const response = await sent(await provider.sign(claims(changes)));
    expect(response.status).toBe(400);
    expect(await browser.user()).not.toBeNull();
  });

  it('refuses an unsigned token, one of another key, an ID token, and none', async () => {
    const browser = await logIn();
    const [, body = ''] = (await provider.sign(claims())).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const another = await IdentityProviderStandIn.start();
    const tokens = [
      `${header}.${body}.`,
      await another.sign(claims()),
      await provider.sign(claims(), 'at+jwt'),
      await provider.sign(claims(), 'JWT'),
      'x.y.z',
      null,
    ];
    await another.stop();
    for (const token of tokens) expect((await sent(token)).status).toBe(400);
    expect(await browser.user()).not.toBeNull();
  });

  it('accepts a token once, and only at the URL of its provider', async () => {
    const token = await provider.sign(claims());
    expect((await sent(token)).status).toBe(204);
    const browser = await logIn();
    expect((await sent(token)).status).toBe(400);
    expect(await browser.user()).not.toBeNull();
    expect((await sent(token, randomUUID())).status).toBe(404);
  });
});

describe('a provider that is switched off', () => {
  it('loses its sessions', async () => {
    const browser = await logIn();
    await api
      .as('admin')
      .put(`/identity-providers/${row.id}`)
      .send({ ...row, isActive: false })
      .expect(200);
    expect(await browser.user()).toBeNull();
  });
});

describe('renewal by the provider', () => {
  const isRecent = async (browser: ProviderBrowser) =>
    (await browser.api('/profile/sessions', { method: 'DELETE' })).status === 204;
  const begin = async (browser: ProviderBrowser, path = '/profile/login-renewal/provider') => {
    const response = await browser.post(path, { providerId: row.id });
    expect(response.status).toBe(200);
    return ((await response.json()) as { url: string }).url;
  };

  it('makes the login of an account without a password recent, which also opens its forms', async () => {
    const browser = await logIn();
    expect(await isRecent(browser)).toBe(false);
    const early = await browser.post('/profile/password', { newPassword: 'tres linternas de papel' });
    expect(await early.json()).toMatchObject({ code: 'auth.login-not-recent' });
    const without = await browser.post('/profile/login-renewal', { password: 'x' });
    expect(without.status).toBe(403);

    const url = await begin(browser);
    expect(new URL(url).searchParams.get('prompt')).toBe('login');
    const back = await browser.atProvider(url, 'ines');
    expect((await browser.send(back)).headers.get('location')).toBe('/admin/login-renewed');
    expect(await isRecent(browser)).toBe(true);
    const changed = await browser.post('/profile/password', { newPassword: 'tres linternas de papel' });
    expect(changed.status).toBe(204);
  });

  it('needs a new login at the provider, of the same person', async () => {
    const browser = await logIn();
    const old = new URL(await begin(browser));
    old.searchParams.delete('prompt');
    old.searchParams.delete('max_age');
    const back = await browser.atProvider(old.href, 'ines');
    expect((await browser.send(back)).headers.get('location')).toBe(
      '/admin/login-renewed?problem=auth.provider-not-recent',
    );
    provider.people.set('pablo', person('pablo@estudio.example'));
    browser.leaveProvider();
    const other = await browser.atProvider(await begin(browser), 'pablo');
    expect((await browser.send(other)).headers.get('location')).toBe(
      '/admin/login-renewed?problem=auth.provider-refused',
    );
    expect(await isRecent(browser)).toBe(false);
  });

  it('links a login to an account, and removes it while another way in is left', async () => {
    await addAccount(api, { username: 'ines' });
    const browser = new ProviderBrowser(api.url);
    await browser.post('/auth/login', { username: 'ines', password: PASSWORD });
    const back = await browser.atProvider(await begin(browser, '/profile/linked-logins'), 'ines');
    expect((await browser.send(back)).headers.get('location')).toBe('/admin/profile');
    const list = async () =>
      (await browser.api('/profile/linked-logins')).json() as Promise<{ id: string }[]>;
    const [link] = await list();
    expect(link).toMatchObject({ providerName: 'Estudio', email: 'ines@estudio.example' });
    expect(await (await logIn()).user()).toMatchObject({ username: 'ines' });

    const twice = await browser.atProvider(await begin(browser, '/profile/linked-logins'), 'ines');
    expect((await browser.send(twice)).headers.get('location')).toBe(
      '/admin/profile?problem=auth.provider-login-taken',
    );
    const path = `/profile/linked-logins/${link?.id}`;
    await api.em().execute(`update account set password_hash = null where username = 'ines'`);
    const refused = await browser.api(path, { method: 'DELETE' });
    expect(await refused.json()).toMatchObject({ code: 'auth.last-login-way' });
    await api.em().execute(`update account set passkey_count = 1 where username = 'ines'`);
    expect((await browser.api(path, { method: 'DELETE' })).status).toBe(204);
    expect(await list()).toEqual([]);
  });
});
