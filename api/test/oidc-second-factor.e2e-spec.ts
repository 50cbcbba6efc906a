import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { IdentityProvider } from '@vitral/contracts/identity-providers';
import type { IdentityProviderStandIn } from '@vitral/stand-ins/identity-provider';
import { addAccount, PASSWORD } from './set-up/accounts.ts';
import { totpOf, turnOnSecondFactor } from './set-up/authenticator.ts';
import { person, ProviderBrowser } from './set-up/provider-browser.ts';
import { ProviderSite } from './set-up/provider-site.ts';
import type { Api } from './start-api.ts';

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

describe('the second factor after a provider', () => {
  async function withCodes() {
    await addAccount(api, { username: 'ines', email: 'ines@estudio.example' });
    const { secret } = await turnOnSecondFactor(await api.logIn('ines', PASSWORD), PASSWORD);
    await api.em().execute('update account set second_factor_step = null');
    return secret;
  }

  it('is requested unless the provider has asked for several factors', async () => {
    const secret = await withCodes();
    const browser = new ProviderBrowser(api.url);
    expect(await browser.logIn(row.id, 'ines', '/admin/users')).toBe('/admin/users?second-factor=required');
    expect(await browser.user()).toBeNull();
    const asked = await browser.post('/auth/login/second-factor', {});
    expect(asked.status).toBe(401);
    expect(await asked.json()).toMatchObject({
      code: 'auth.second-factor-required',
      params: { hasCode: true },
    });
    const copied = new ProviderBrowser(api.url).copyFrom(browser);
    const proved = await browser.post('/auth/login/second-factor', { code: totpOf(secret) });
    expect(proved.status).toBe(200);
    expect(await browser.user()).toMatchObject({ username: 'ines' });
    const again = await copied.post('/auth/login/second-factor', { code: totpOf(secret, 1) });
    expect(again.status).toBe(410);

    provider.people.set('ines', { ...person('ines@estudio.example'), amr: ['pwd', 'mfa'] });
    expect(await new ProviderBrowser(api.url).logIn(row.id, 'ines')).toBe('/admin');
  });

  it('cannot be given without the first one', async () => {
    const secret = await withCodes();
    const browser = new ProviderBrowser(api.url);
    const { status } = await browser.post('/auth/login/second-factor', { code: totpOf(secret) });
    expect(status).toBe(410);
  });

  const deactivate = () =>
    api
      .as('admin')
      .put(`/identity-providers/${row.id}`)
      .send({ ...row, isActive: false })
      .expect(200);
  const unlink = () => api.em().execute('delete from linked_identity');
  const replaceIssuer = () =>
    api
      .as('admin')
      .put(`/identity-providers/${row.id}`)
      .send({ ...row, issuer: 'https://login.example.org', clientSecret: 'another' })
      .expect(200);

  it.each([
    ['the provider was switched off', deactivate],
    ['the login was unlinked', unlink],
    ['the provider got another issuer', replaceIssuer],
  ])('is refused when %s meanwhile', async (_, change) => {
    const secret = await withCodes();
    const browser = new ProviderBrowser(api.url);
    await browser.logIn(row.id, 'ines');
    await change();
    const proved = await browser.post('/auth/login/second-factor', { code: totpOf(secret) });
    expect(await proved.json()).toMatchObject({ code: 'auth.provider-refused' });
    expect(await browser.user()).toBeNull();
  });
});
