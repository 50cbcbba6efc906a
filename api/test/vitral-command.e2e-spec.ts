import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ModuleToken } from '@vitral/contracts/module-tokens';
import { addRelease, addSet, pointChannel } from './set-up/candidate.ts';
import { type Api, startApi } from './start-api.ts';

const COMMAND = join(import.meta.dirname, '../../tools/vitral.ts');
const RIGHTS = { module: 'mfe-people', mayActivate: true, mayPreview: true, mayPromote: false, days: 30 };

let api: Api;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(process.env['VITRAL_TEST_FOLDER'] ?? tmpdir(), 'vitral-'));
  api = await startApi();
  const set = await addSet(api, await addRelease(api, 'shell'), await addRelease(api, 'mfe-people'));
  await pointChannel(api, set);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await api.stop();
});

/** Runs the command without a terminal. `onError` receives what it has written on standard error so far. */
function vitral(words: string[], onError: (text: string) => void = () => {}) {
  const { VITRAL_MODULE_TOKEN: _token, ...env } = process.env;
  const child = spawn(process.execPath, ['--conditions=source', COMMAND, ...words], {
    env: { ...env, NODE_OPTIONS: '', CI: 'true', XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk) => onError((stderr += String(chunk))));
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** Logs in and answers as an admin as soon as the command shows its code. */
async function logIn(answer: 'approve' | 'deny') {
  let showCode: (code: string) => void = () => {};
  const shownCode = new Promise<string>((resolve) => (showCode = resolve));
  const words = ['login', 'mfe-people', '--to', api.url, '--name', 'laptop', '--json'];
  const login = vitral(words, (text) => {
    const [code] = /[B-Z]{4}-[B-Z]{4}$/m.exec(text) ?? [];
    if (code) showCode(code);
  });
  const code = await Promise.race([shownCode, login.then(({ stderr }) => stderr)]);
  await api
    .as('admin')
    .post(`/device-logins/${code}/${answer}`)
    .send(answer === 'approve' ? RIGHTS : {})
    .expect(204);
  return login;
}

describe('the command vitral', () => {
  it('stores nothing if the login is denied', async () => {
    const { code, stdout, stderr } = await logIn('deny');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('This login was denied');
    const { code: without, stdout: reason } = await vitral(['whoami', '--to', api.url]);
    expect(without).toBe(2);
    expect(reason).toContain('neither a token');
  });

  it('logs in by device code, acts with the token, and logs out', async () => {
    const { code, stdout } = await logIn('approve');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ site: api.url, name: 'laptop', ...{ module: 'mfe-people' } });
    const file = join(folder, 'vitral/credentials.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const who = await vitral(['whoami', '--json']);
    expect(JSON.parse(who.stdout)).toMatchObject({ kind: 'token', mayActivate: true, mayPreview: true });
    const status = await vitral(['status', '--json']);
    expect(JSON.parse(status.stdout)).toMatchObject({
      site: api.url,
      modules: [{ module: 'mfe-people', active: expect.any(String), candidate: null, previews: [] }],
    });
    const logs = await vitral(['logs', 'mfe-people', '--json']);
    expect([logs.code, JSON.parse(logs.stdout)]).toEqual([0, []]);
    const rollback = await vitral(['rollback', 'mfe-people', '--json']);
    expect([rollback.code, rollback.stdout]).toEqual([1, '']);
    expect(rollback.stderr).toContain('Refused');

    expect((await vitral(['logout'])).code).toBe(0);
    expect(await readFile(file, 'utf8')).not.toContain('vitral_module_');
    const { body } = await api.as('admin').get('/module-tokens').expect(200);
    expect(body as ModuleToken[]).toEqual([]);
  });

  it('ends with 2 for an unknown command, and prints nothing as its result', async () => {
    const { code, stdout, stderr } = await vitral(['stauts', '--json']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Did you mean "status"?');
  });
});
