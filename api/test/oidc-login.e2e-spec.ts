import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { IdentityProvider, IdentityProviderInput } from '@vitral/contracts/identity-providers';
import { IdentityProviderStandIn } from '@vitral/stand-ins/identity-provider';
import { addAccount, changeSettings } from './set-up/accounts.ts';
import { pause } from './set-up/pause.ts';
import { addProvider, person, ProviderBrowser, providerInput } from './set-up/provider-browser.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let provider: IdentityProviderStandIn;
let another: IdentityProviderStandIn;
beforeAll(async () => {
  provider = await IdentityProviderStandIn.start();
  another = await IdentityProviderStandIn.start();
  api = await startApi({ OUTGOING_ALLOWED: `${provider.host},${another.host}` });
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
  await another.stop();
});
beforeEach(async () => {
  await api.em().execute('delete from identity_provider; delete from rate_limit');
  await api.em().execute(`delete from account where username like 'ines%'`);
  await changeSettings(api, {});
  provider.people.clear();
});

const EMAIL = 'ines@estudio.example';
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const browse = () => new ProviderBrowser(api.url);
const failure = (code: string) => `/admin?problem=${code}`;

/** Adds the provider and a person with a verified email there. */
async function setUp(
  changes: Partial<IdentityProviderInput> = {},
  claims: object = {},
): Promise<IdentityProvider> {
  provider.people.set('ines', person(EMAIL, { ...claims }));
  return addProvider(api, provider, { linksByEmail: true, createsAccounts: true, ...changes });
}

const ines = (details: object = {}) => addAccount(api, { username: 'ines', email: EMAIL, ...details });

describe('login with a provider', () => {
  it('creates an account for a verified email, and finds it again by the subject', async () => {
    const { id } = await setUp();
    const browser = browse();
    expect(await browser.logIn(id, 'ines', '/admin/users?page=2')).toBe('/admin/users?page=2');
    const user = await browser.user();
    expect(user).toMatchObject({ username: 'ines', name: 'Inés Roca', email: EMAIL, role: 'user' });

    provider.people.set('ines', person('moved@estudio.example', { email_verified: false }));
    const again = browse();
    expect(await again.logIn(id, 'ines')).toBe('/admin');
    expect(await again.user()).toMatchObject({ id: user?.['id'], email: EMAIL });
    const { body } = await api
      .as('admin')
      .get(`/admin/users/${String(user?.['id'])}`)
      .expect(200);
    expect(body).toMatchObject({ state: 'enabled' });
  });

  it('links the only account with the same verified email', async () => {
    const account = await ines({ role: 'manager' });
    const { id } = await setUp();
    const browser = browse();
    expect(await browser.logIn(id, 'ines')).toBe('/admin');
    expect(await browser.user()).toMatchObject({ id: account.id, role: 'manager' });
  });

  it.each([
    ['an unverified email', {}, { email_verified: false }],
    ['an email that is said to be verified in words', {}, { email_verified: 'true' }],
    ['no email', {}, { email: undefined }],
    ['creation switched off', { createsAccounts: false }, {}],
  ])('creates no account for %s', async (_, settings, claims) => {
    const { id } = await setUp(settings, claims);
    const browser = browse();
    expect(await browser.logIn(id, 'ines')).toBe(failure('auth.provider-no-account'));
    expect(await browser.user()).toBeNull();
  });

  it.each([
    ['linking is off', { linksByEmail: false }, [{}]],
    ['two accounts share the email', {}, [{}, { username: 'ines-2' }]],
    ['only a registration named the email', {}, [{ isEmailUnverified: true }]],
    ['it is a break-glass account', {}, [{ isBreakGlass: true }]],
  ])('links no account when %s', async (_, settings, accounts) => {
    for (const details of accounts) await ines(details);
    const { id } = await setUp(settings);
    expect(await browse().logIn(id, 'ines')).toBe(failure('auth.provider-no-account'));
  });

  it('creates one account for one email at two providers at the same time', async () => {
    const { id } = await setUp({ linksByEmail: false });
    const other = await addProvider(api, another, { name: 'Otro', createsAccounts: true });
    another.people.set('roca', person(EMAIL, { preferred_username: 'ines-roca' }));
    const browsers = [browse(), browse()] as const;
    const url = await browsers[0].atProvider(await browsers[0].begin(id), 'ines');
    const otherUrl = await browsers[1].atProvider(await browsers[1].begin(other.id), 'roca');
    const em = api.em();
    await em.begin();
    // Lets both read the accounts, and neither store one.
    await em.execute('lock table account in share mode');
    const pending = [browsers[0].send(url), browsers[1].send(otherUrl)];
    while ((await api.em().execute(WAITING)).length < 2) await pause();
    await em.commit();
    const paths = (await Promise.all(pending)).map(({ headers }) => headers.get('location')).sort();
    expect(paths).toEqual(['/admin', failure('auth.provider-no-account')]);
    const accounts = await api.em().execute('select id from account where lower(email) = ?', [EMAIL]);
    expect(accounts).toHaveLength(1);
  });

  it('links no account to a second person to whom the provider has given the email', async () => {
    const account = await ines();
    const { id } = await setUp();
    await browse().logIn(id, 'ines');
    provider.people.set('successor', person(EMAIL));
    const successor = browse();
    expect(await successor.logIn(id, 'successor')).toBe(failure('auth.provider-no-account'));
    expect(await successor.user()).toBeNull();
    const links = await api
      .em()
      .execute('select subject from linked_identity where user_id = ?', [account.id]);
    expect(links).toEqual([{ subject: 'ines' }]);
  });

  it('links no account by an email that only looks equal in small letters', async () => {
    await ines({ email: 'kim@estudio.example' });
    const { id } = await setUp({}, { email: '\u212Aim@estudio.example' });
    const browser = browse();
    await browser.logIn(id, 'ines');
    expect((await browser.user())?.['email']).not.toBe('kim@estudio.example');
  });

  it('refuses disabled accounts and those that await approval', async () => {
    const account = await ines({ isEnabled: false });
    const { id } = await setUp();
    expect(await browse().logIn(id, 'ines')).toBe(failure('auth.provider-account-disabled'));
    await api.em().execute('update account set awaits_approval = true where id = ?', [account.id]);
    expect(await browse().logIn(id, 'ines')).toBe(failure('auth.approval-pending'));
    const links = await api.em().execute('select from linked_identity');
    expect(links).toHaveLength(0);
  });

  it('decides the role by rules at each login, or refuses without one', async () => {
    const roleRules = [{ claim: 'groups', operator: 'contains', value: 'staff', role: 'manager' }] as const;
    const { id } = await setUp({ roleRules: [...roleRules], defaultRole: null }, { groups: ['staff'] });
    const browser = browse();
    await browser.logIn(id, 'ines');
    expect(await browser.user()).toMatchObject({ role: 'manager' });

    provider.people.set('ines', person(EMAIL, { groups: [] }));
    expect(await browse().logIn(id, 'ines')).toBe(failure('auth.provider-no-role'));
  });

  it('leads back to the login page when the person cancels, or the provider does not respond', async () => {
    const { id } = await setUp();
    expect(await browse().logIn(id, 'nobody')).toBe(failure('auth.provider-cancelled'));
    const { body } = await api
      .as('admin')
      .post('/identity-providers')
      .send({ ...providerInput(provider), name: 'Nadie', issuer: 'https://127.0.0.1', clientSecret: 'x' })
      .expect(201);
    expect(await browse().begin(body.id)).toBe(failure('auth.provider-unreachable'));
  });
});

describe('the response of a provider', () => {
  /** Logs in at the provider, changes the URL back to the site, and returns where it leads. */
  async function alter(change: (url: URL) => void): Promise<string> {
    const { id } = await setUp();
    const browser = browse();
    const url = new URL(await browser.atProvider(await browser.begin(id), 'ines'));
    change(url);
    const path = (await browser.send(url.href)).headers.get('location') ?? '';
    expect(await browser.user()).toBeNull();
    return path;
  }

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x')],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
    ['no issuer', (url: URL) => url.searchParams.delete('iss')],
    ['another code', (url: URL) => url.searchParams.set('code', 'x')],
    ['two codes', (url: URL) => url.searchParams.append('code', 'x')],
  ])('is refused with %s', async (_, change) => {
    expect(await alter(change)).toBe(failure('auth.provider-refused'));
  });

  it('is refused with the nonce of another login', async () => {
    const { id } = await setUp();
    const browser = browse();
    const url = new URL(await browser.begin(id));
    url.searchParams.set('nonce', 'x');
    const back = await browser.atProvider(url.href, 'ines');
    expect((await browser.send(back)).headers.get('location')).toBe(failure('auth.provider-refused'));
  });

  it('is refused in another browser, even with the state of a login there', async () => {
    const { id } = await setUp();
    const [attacker, victim] = [browse(), browse()];
    const back = new URL(await attacker.atProvider(await attacker.begin(id), 'ines'));
    expect((await victim.send(back.href)).headers.get('location')).toBe(failure('auth.provider-refused'));

    const { searchParams } = new URL(await victim.begin(id));
    back.searchParams.set('state', searchParams.get('state') ?? '');
    expect((await victim.send(back.href)).headers.get('location')).toBe(failure('auth.provider-refused'));
    expect(await victim.user()).toBeNull();
  });

  it('is accepted once, even with the cookie of the login', async () => {
    const { id } = await setUp();
    const [browser, thief] = [browse(), browse()];
    const begun = await browser.begin(id);
    const back = await browser.atProvider(begun, 'ines');
    const copied = thief.copyFrom(browser);
    expect((await browser.send(back)).headers.get('location')).toBe('/admin');
    expect((await copied.send(back)).headers.get('location')).toBe(failure('auth.provider-refused'));
    expect(await copied.user()).toBeNull();
  });

  it('is refused at the URL of another provider', async () => {
    const { id } = await setUp();
    const { body: other } = await api
      .as('admin')
      .post('/identity-providers')
      .send({ ...providerInput(provider), name: 'Otro', clientSecret: 'x' })
      .expect(201);
    const browser = browse();
    const back = await browser.atProvider(await browser.begin(id), 'ines');
    const path = (await browser.send(back.replace(id, other.id))).headers.get('location');
    expect(path).toBe(failure('auth.provider-refused'));
  });

  it('is refused once the provider is switched off', async () => {
    const row = await setUp();
    const browser = browse();
    const back = await browser.atProvider(await browser.begin(row.id), 'ines');
    await api
      .as('admin')
      .put(`/identity-providers/${row.id}`)
      .send({ ...row, isActive: false })
      .expect(200);
    expect((await browser.send(back)).headers.get('location')).toBe(failure('identity-providers.not-found'));
  });
});
