import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { explain } from './explanations.mjs';
import { readRelease } from './pack-release.mjs';
import { run } from './run.mjs';
import { Site } from './site.mjs';
import { Steps } from './steps.mjs';
import { stubSite, unpack } from './stub-site.mjs';

const MODULE = 'mfe-people';
const RELEASES = `/modules/${MODULE}/releases`;
const set = (version, id = `set-${version}`) => ({ id, releases: [{ id: version, name: MODULE, version }] });
const channel = (version, candidate = null) => ({ body: { active: set(version), candidate, version: 3 } });
const candidate = (version, share) => ({
  share,
  set: set(version),
  release: { id: version, name: MODULE, version },
});
const detail = { id: 'new', name: MODULE, version: '0.1.1' };
const refusal = (status, code, params = {}) => ({
  status,
  body: { code, message: code, params, requestId: 'r' },
});

let root;
let dist;
let stub;
let output;
let ended;

beforeAll(async () => {
  root = `${await mkdtemp(join(tmpdir(), 'vitral clone-'))}/`;
  dist = join(root, MODULE, 'dist');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'module.json'), JSON.stringify({ name: MODULE, version: '0.1.0' }));
});
afterAll(() => rm(root, { recursive: true }));
afterEach(() => stub.stop());

async function perform(answers, options, ask) {
  stub = await stubSite({ 'GET /modules/channel': channel('0.1.0'), ...answers });
  output = '';
  ended = undefined;
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void (output += chunk)) });
  const steps = new Steps(stream);
  const site = new Site(stub.address, {
    tell: (sentence) => steps.say(sentence),
    pause: () => Promise.resolve(),
  });
  const all = { module: MODULE, token: 'abc', isNext: false, action: 'publish', ...options };
  const cleanUp = (end) => (ended = end);
  return run(all, { root, site, steps, ask, cleanUp, build: () => Promise.resolve() });
}

const asked = () => stub.asked.map(({ key }) => key);

it('publishes under the next version and shows that nothing stands against it', async () => {
  const code = await perform(
    {
      [`GET ${RELEASES}`]: {
        body: [{ version: '0.1.0', digest: 'other' }],
        headers: { 'X-Total-Count': '1' },
      },
      [`POST ${RELEASES}`]: { status: 201, body: detail },
      'GET /modules/releases/new/problems': { body: [] },
    },
    { isNext: true },
  );
  expect(code).toBe(0);
  const sent = stub.asked.find(({ key }) => key === `POST ${RELEASES}`);
  expect(sent.headers).toMatchObject({ authorization: 'Bearer abc', 'content-type': 'application/x-tar' });
  expect(JSON.parse((await unpack(sent.body))['module.json']).version).toBe('0.1.1');
  expect(output).toContain('can be activated');
});

it('counts on when somebody else took the next version first', async () => {
  const lists = ['0.1.0', '0.1.1'].map((version) => ({
    body: [{ version, digest: 'other' }],
    headers: { 'X-Total-Count': '1' },
  }));
  const taken = refusal(409, 'modules.version-taken');
  await perform(
    {
      [`GET ${RELEASES}`]: lists,
      [`POST ${RELEASES}`]: [taken, { status: 201, body: detail }],
      'GET /modules/releases/new/problems': { body: [] },
    },
    { isNext: true },
  );
  expect(output).toContain('mfe-people 0.1.2');
});

it('makes no new version of the files that the newest release has', async () => {
  const { digest } = await readRelease(dist);
  await perform(
    {
      [`GET ${RELEASES}`]: { body: [{ version: '0.1.0', digest }], headers: { 'X-Total-Count': '1' } },
      [`POST ${RELEASES}`]: { status: 200, body: detail },
      'GET /modules/releases/new/problems': { body: [] },
    },
    { isNext: true },
  );
  expect(output).toContain('The site has it already: mfe-people 0.1.0');
});

it('says in sentences what stands against a release, and ends with 1', async () => {
  const problems = [{ code: 'text-untranslated', params: { language: 'en', key: 'users.title' } }];
  const code = await perform({
    [`POST ${RELEASES}`]: { status: 201, body: detail },
    'GET /modules/releases/new/problems': { body: problems },
  });
  expect(code).toBe(1);
  expect(output).toContain('  - en lacks the text users.title. Write it in src/i18n/en.json.');
});

it('activates at once, asking again after an answer that got lost', async () => {
  const code = await perform(
    {
      [`POST ${RELEASES}`]: { status: 201, body: detail },
      'POST /modules/releases/new/activate': [{ cut: true }, channel('0.1.1')],
    },
    { action: 'activate' },
  );
  expect(code).toBe(0);
  expect(output).toContain('has mfe-people 0.1.1 active since');
});

it('makes a candidate whole that is this release', async () => {
  await perform(
    {
      'GET /modules/channel': channel('0.1.0', candidate('new', 10)),
      [`POST ${RELEASES}`]: { status: 200, body: detail },
      'POST /modules/channel/candidate/promote': channel('new'),
    },
    { action: 'activate' },
  );
  expect(asked()).toContain('POST /modules/channel/candidate/promote');
});

it('starts a candidate, and changes its share when it is this release', async () => {
  const started = channel('0.1.0', candidate('new', 10));
  await perform(
    {
      [`POST ${RELEASES}`]: { status: 201, body: detail },
      'POST /modules/releases/new/activate': started,
    },
    { action: 'share', share: 10 },
  );
  expect(JSON.parse(stub.asked.at(-1).body)).toEqual({ share: 10 });
  expect(output).toContain('10 percent of the visitors have mfe-people new');
  await stub.stop();

  await perform(
    {
      'GET /modules/channel': started,
      [`POST ${RELEASES}`]: { status: 200, body: detail },
      'PUT /modules/channel/candidate': [refusal(409, 'modules.stale'), started],
    },
    { action: 'share', share: 25 },
  );
  expect(JSON.parse(stub.asked.at(-1).body)).toEqual({ share: 25, version: 3 });
});

it('rolls back without building, though another module was activated meanwhile', async () => {
  const moved = { body: { ...channel('0.1.0').body, active: set('0.1.0', 'set-with-another-module') } };
  await perform(
    {
      'GET /modules/channel': [channel('0.1.0'), channel('0.1.0'), moved],
      [`POST /modules/${MODULE}/rollback`]: [refusal(409, 'modules.stale'), channel('0.0.9')],
    },
    { action: 'rollback' },
  );
  expect(JSON.parse(stub.asked.at(-1).body)).toEqual({ from: 'set-with-another-module' });
  expect(output).toContain('has mfe-people 0.0.9 active');
});

it('does not roll back twice when the first answer got lost', async () => {
  const rollBack = perform(
    {
      'GET /modules/channel': [channel('0.1.0'), channel('0.1.0'), channel('0.0.9')],
      [`POST /modules/${MODULE}/rollback`]: [{ cut: true }, refusal(409, 'modules.stale'), channel('0.0.8')],
    },
    { action: 'rollback' },
  );
  await expect(rollBack).rejects.toThrow('mfe-people 0.0.9 is active by now: nothing was done');
});

it('takes back no candidate of another module', async () => {
  const other = { ...candidate('0.1.1', 10), release: { id: 'x', name: 'mfe-social', version: '2.0.0' } };
  const withdrawn = perform({ 'GET /modules/channel': channel('0.1.0', other) }, { action: 'withdraw' });
  await expect(withdrawn).rejects.toThrow('no candidate of mfe-people');
});

it('logs a person in with the code of the second factor, and out at the end', async () => {
  const answers = ['ana', 'password', '123456'];
  const questions = [];
  const ask = (question, options) => {
    questions.push([question, options?.isSecret ?? false]);
    return Promise.resolve(answers.shift());
  };
  const cookie = { 'Set-Cookie': 'vitral.session=s1; Path=/; HttpOnly' };
  await perform(
    {
      'POST /auth/login': [refusal(401, 'auth.second-factor-required'), { body: {}, headers: cookie }],
      'POST /auth/logout': { status: 204 },
      [`POST /modules/${MODULE}/rollback`]: channel('0.0.9'),
    },
    { action: 'rollback', token: undefined },
    ask,
  );
  await ended();
  expect(questions.map(([, isSecret]) => isSecret)).toEqual([false, true, true]);
  expect(JSON.parse(stub.asked[1].body)).toEqual({ username: 'ana', password: 'password', code: '123456' });
  expect(stub.asked.at(-1)).toMatchObject({
    key: 'POST /auth/logout',
    headers: { cookie: 'vitral.session=s1' },
  });
});

it('asks nobody where there is no terminal', async () => {
  await expect(perform({}, { token: undefined })).rejects.toThrow('neither a token');
  expect(stub.asked).toEqual([]);
});

it('says what to do about a version with other bytes', async () => {
  const error = await perform({ [`POST ${RELEASES}`]: refusal(409, 'modules.version-taken') }).catch(
    (caught) => caught,
  );
  expect(explain(error).join('\n')).toContain('leave it to --next');
});

it('compares without sending anything', async () => {
  const known = { body: [{ version: '0.1.0', digest: 'other' }], headers: { 'X-Total-Count': '1' } };
  const code = await perform({ [`GET ${RELEASES}`]: known }, { action: 'dry-run' });
  expect(code).toBe(1);
  expect(output).toContain('The site has other files as 0.1.0');
  expect(asked().every((key) => key.startsWith('GET '))).toBe(true);
});
