import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { runCommand } from './cli.ts';
import { credentialFile, readCredentials, storeCredential } from './credential-store.ts';
import { readOptions } from './options.ts';
import { Steps } from './steps.ts';
import { refusal } from './stub-responses.ts';
import { stubSite, type StubResponses } from './stub-site.ts';

const STARTED = {
  ...{ deviceCode: 'device', userCode: 'BCDF-GHJK', verificationPath: '/admin/device-login' },
  ...{ verificationPathComplete: '/admin/device-login?code=BCDF-GHJK', expiresIn: 600, interval: 5 },
};
const CREATED = { id: 't', name: 'laptop', module: 'mfe-people', expiresAt: '2099-01-01T00:00:00.000Z' };
const TOKEN = 'vitral_module_of-no-site';
const pending = refusal(400, 'device-logins.pending');
const GRANTED = { body: { ...CREATED, token: TOKEN } };

let folder: string;
let stub: Awaited<ReturnType<typeof stubSite>>;
let environment: NodeJS.ProcessEnv;
let [output, printed] = ['', ''];
let pauses: number[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitral access-'));
  environment = { XDG_CONFIG_HOME: folder };
});
afterEach(async () => {
  await stub.stop();
  rmSync(folder, { recursive: true });
});

async function open(responses: StubResponses) {
  stub = await stubSite({ 'POST /device-logins': { status: 201, body: STARTED }, ...responses });
}

function perform(...words: string[]) {
  [output, printed, pauses] = ['', '', []];
  return runCommand(
    words,
    { root: folder, folder },
    {
      environment,
      ask: undefined,
      print: (text) => void (printed += text),
      cleanUp: () => {},
      pause: (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
      stepsFor: () => new Steps(new Writable({ write: (chunk, _, done) => done(void (output += chunk)) })),
    },
  );
}

const logIn = (...words: string[]) => perform('login', 'mfe-people', '--to', stub.url, ...words);
const file = () => credentialFile(environment);

describe('vitral login', () => {
  it('shows code and URL, polls as often as the site allows, and stores the token readable by its owner only', async () => {
    const slowDown = refusal(400, 'device-logins.slow-down');
    await open({ 'POST /device-logins/token': [pending, slowDown, pending, GRANTED] });
    expect(await logIn('--previews', '--name', 'laptop', '--json')).toBe(0);
    expect(output).toContain(`${stub.url}/admin/device-login?code=BCDF-GHJK`);
    expect(output).toContain('if the page shows this code: BCDF-GHJK');
    expect(pauses).toEqual([5000, 5000, 10_000, 10_000]);
    expect(JSON.parse(String(stub.requests[0]?.body))).toEqual({
      ...{ machine: 'laptop', module: 'mfe-people', mayActivate: false, mayPreview: true },
      mayPromote: false,
    });
    expect(JSON.parse(printed)).toEqual({ site: stub.url, ...CREATED });
    expect(readCredentials(environment)).toMatchObject([
      { site: stub.url, module: 'mfe-people', token: TOKEN },
    ]);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'vitral'))).toEqual(['credentials.json']);
  });

  it.each(['denied', 'expired'])('stores nothing when it is %s', async (outcome) => {
    await open({ 'POST /device-logins/token': [pending, refusal(400, `device-logins.${outcome}`)] });
    expect(await logIn()).toBe(1);
    expect(readCredentials(environment)).toEqual([]);
  });

  it('replaces the token for the same module, and keeps others', async () => {
    await open({ 'POST /device-logins/token': GRANTED });
    const other = { ...CREATED, site: 'https://other.example', token: 'other' };
    storeCredential(environment, other);
    storeCredential(environment, { ...CREATED, site: stub.url, token: 'old' });
    await logIn();
    expect(readCredentials(environment).map(({ token }) => token)).toEqual(['other', TOKEN]);
  });
});

describe('the stored login', () => {
  it('names the site and authenticates commands, after --token-file and VITRAL_MODULE_TOKEN', async () => {
    await open({});
    storeCredential(environment, { ...CREATED, site: stub.url, token: 'stored' });
    const token = (words: string[] = [], more = {}) =>
      readOptions(['mfe-people', ...words], { ...environment, ...more }, folder).token;
    expect(readOptions(['mfe-people'], environment).site).toBe(stub.url);
    writeFileSync(join(folder, 'token'), 'of-file\n');
    expect(token()).toBe('stored');
    expect(token([], { VITRAL_MODULE_TOKEN: 'of-environment' })).toBe('of-environment');
    expect(token(['--token-file', 'token'], { VITRAL_MODULE_TOKEN: 'of-environment' })).toBe('of-file');
    expect(readOptions(['mfe-social'], environment).token).toBeUndefined();
    const elsewhere = readOptions(['mfe-people'], { ...environment, VITRAL_SITE: 'https://other.example' });
    expect(elsewhere).toMatchObject({ site: 'https://other.example', token: undefined });
  });

  it('names no site when there are several', async () => {
    await open({});
    for (const site of ['https://a.example', 'https://b.example'])
      storeCredential(environment, { ...CREATED, site, token: site });
    expect(() => readOptions(['mfe-people'], environment)).toThrow('--to https://example.org');
  });

  it('is removed by vitral logout, and revoked on the site', async () => {
    await open({ 'DELETE /module-tokens/current': { status: 204 } });
    storeCredential(environment, { ...CREATED, site: stub.url, token: TOKEN });
    expect(await perform('logout')).toBe(0);
    expect(stub.requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(readFileSync(file(), 'utf8')).not.toContain(TOKEN);
  });

  it('is deleted once the site no longer knows its token, but not if the site fails', async () => {
    await open({
      'DELETE /module-tokens/current': [{ status: 500 }, refusal(401, 'auth.unauthorized')],
    });
    storeCredential(environment, { ...CREATED, site: stub.url, token: TOKEN });
    expect(await perform('logout')).toBe(1);
    expect(readCredentials(environment)).toHaveLength(1);
    expect(await perform('logout')).toBe(0);
    expect(readCredentials(environment)).toEqual([]);
  });

  it('is refused as a usage error when its file is damaged', async () => {
    await open({});
    storeCredential(environment, { ...CREATED, site: stub.url, token: TOKEN });
    writeFileSync(file(), '{');
    expect(await perform('whoami')).toBe(2);
    expect(output).toContain('credentials.json cannot be read');
  });
});
