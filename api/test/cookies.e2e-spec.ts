import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVER_COOKIES } from '@vitral/contracts/cookies';
import type { OverrideInput } from '@vitral/contracts/releases';
import { IdentityProviderStandIn } from '@vitral/stand-ins/identity-provider';
import { addAccount, PASSWORD } from './set-up/accounts.ts';
import { PreviewSite } from './set-up/preview-site.ts';
import { addProvider } from './set-up/provider-browser.ts';
import { rendererNamed, ServedSite } from './set-up/served-site.ts';
import { openAs } from './set-up/share-visitors.ts';
import { addContent, share } from './set-up/shared-content.ts';
import { type Api, startApi } from './start-api.ts';

const FILE_PASSWORD = 'girasol ñ 日';
const OVERRIDE: OverrideInput = { module: 'mfe-people', address: 'http://127.0.0.1:8081', minutes: 30 };

let api: Api;
let provider: IdentityProviderStandIn;
beforeAll(async () => {
  provider = await IdentityProviderStandIn.start();
  api = await startApi({ OUTGOING_ALLOWED: provider.host });
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});

const cookiesOf = ({ headers }: { headers: object }) =>
  (headers as { 'set-cookie'?: string[] })['set-cookie']?.map((cookie) => String(cookie.split(';')[0])) ?? [];

/** Returns the name of a cookie without the account's code at its end. */
const nameOf = (cookie: string) => String(cookie.split('=')[0]).replace(/^(vitral\.device)\..+/, '$1');

async function logIn(): Promise<string[]> {
  const { username } = await addAccount(api, { username: 'developer', role: 'admin' });
  const login = { username, password: PASSWORD };
  return cookiesOf(await api.asVisitor().post('/auth/login').send(login).expect(200));
}

async function loadFromDevelopersMachine(session: string[]): Promise<string[]> {
  const call = api.asVisitor().post('/modules/override').set('Cookie', session.join('; '));
  return cookiesOf(await call.send(OVERRIDE).expect(204));
}

async function openSharedFile(): Promise<string[]> {
  const { path } = await share(api, await addContent(api), { password: FILE_PASSWORD });
  const call = api.site().post(path).redirects(0).type('form');
  const unlocked = cookiesOf(await call.send({ password: FILE_PASSWORD }).expect(303));
  return [...unlocked, ...cookiesOf(await openAs(api, path, unlocked.join('; ')))];
}

async function readDuringTrial(): Promise<string[]> {
  const site = await ServedSite.open(api);
  const active = await site.publishPublic(rendererNamed('settled'));
  const candidate = await site.publishPublic(rendererNamed('tried'));
  await site.startTrial(active, candidate, 'mfe-public', 20);
  return cookiesOf(await site.page('/en').expect(200));
}

async function followPreview(): Promise<string[]> {
  const site = await PreviewSite.open(api);
  const { path } = await site.preview('pr-17', await site.addPublic('previewed'));
  return cookiesOf(await site.served.page(path).expect(200));
}

async function askForPasskey(): Promise<string[]> {
  // Passkeys need a host name.
  const call = api.asVisitor().post('/auth/login/passkey-options').set('Host', 'localhost');
  return cookiesOf(await call.send({ purpose: 'login' }).expect(200));
}

async function goToProvider(): Promise<string[]> {
  const { id } = await addProvider(api, provider);
  return cookiesOf(await api.asVisitor().get(`/auth/login/providers/${id}`).expect(302));
}

describe('cookies of the server', () => {
  it('are those that the privacy page lists, and no others', async () => {
    const session = await logIn();
    const names = new Set(
      [
        ...session,
        ...(await loadFromDevelopersMachine(session)),
        ...(await askForPasskey()),
        ...(await goToProvider()),
        ...(await openSharedFile()),
        ...(await readDuringTrial()),
        ...(await followPreview()),
      ].map(nameOf),
    );
    expect([...names].toSorted()).toEqual(SERVER_COOKIES.toSorted());
  });
});
