import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Ask } from './credentials.ts';
import { explain } from './explanations.ts';
import type { PublishOptions } from './options.ts';
import { readRelease } from './pack-release.ts';
import { run } from './run.ts';
import { Site, type SiteError } from './site.ts';
import { Steps } from './steps.ts';
import { candidate, channel, MODULE, refusal, set } from './stub-responses.ts';
import { stubSite, unpack, type StubResponses } from './stub-site.ts';

const RELEASES = `/modules/${MODULE}/releases`;
const detail = { id: 'new', name: MODULE, version: '0.1.1' };
let root: string;
let dist: string;
let stub: Awaited<ReturnType<typeof stubSite>>;
let output: string;
let endSession: (() => Promise<void>) | undefined;

beforeAll(async () => {
  root = `${await mkdtemp(join(tmpdir(), 'vitral clone-'))}/`;
  dist = join(root, MODULE, 'dist');
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'module.json'), JSON.stringify({ name: MODULE, version: '0.1.0' }));
});
afterAll(() => rm(root, { recursive: true }));
afterEach(() => stub.stop());

async function perform(responses: StubResponses, options: Partial<PublishOptions> = {}, ask?: Ask) {
  stub = await stubSite({ 'GET /modules/channel': channel('0.1.0'), ...responses });
  output = '';
  endSession = undefined;
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void (output += chunk)) });
  const steps = new Steps(stream);
  const site = new Site(stub.url, {
    report: (sentence) => steps.say(sentence),
    pause: () => Promise.resolve(),
  });
  const all: PublishOptions = {
    module: MODULE,
    token: 'abc',
    site: stub.url,
    isNext: false,
    action: 'publish',
    ...options,
  };
  const cleanUp = (end: () => Promise<void>) => {
    endSession = end;
  };
  return run(all, { root, site, steps, ask, cleanUp, build: () => Promise.resolve() });
}

const bodyOf = (request?: { body: Buffer }) => JSON.parse(String(request?.body)) as unknown;
const lastBody = () => bodyOf(stub.requests.at(-1));
const requested = () => stub.requests.map(({ key }) => key);

describe('publishing a module', () => {
  it('uses the next version and reports that it can be activated', async () => {
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
    const sent = stub.requests.find(({ key }) => key === `POST ${RELEASES}`);
    expect(sent?.headers).toMatchObject({ authorization: 'Bearer abc', 'content-type': 'application/x-tar' });
    expect(JSON.parse((await unpack(sent?.body ?? Buffer.of()))['module.json'] ?? '').version).toBe('0.1.1');
    expect(output).toContain('can be activated');
  });

  it('uses the version after the next when another client takes the next one first', async () => {
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

  it('makes no new version when the newest release has the same files', async () => {
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

  it('prints the problems of a release and ends with 1', async () => {
    const problems = [{ code: 'text-untranslated', params: { language: 'en', key: 'users.title' } }];
    const code = await perform({
      [`POST ${RELEASES}`]: { status: 201, body: detail },
      'GET /modules/releases/new/problems': { body: problems },
    });
    expect(code).toBe(1);
    expect(output).toContain('  - The text users.title is missing in en. Add it to en.json.');
  });

  it('activates at once, and retries after a lost response', async () => {
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

  it('promotes the candidate when it is this release', async () => {
    await perform(
      {
        'GET /modules/channel': channel('0.1.0', candidate('new', 10)),
        [`POST ${RELEASES}`]: { status: 200, body: detail },
        'POST /modules/channel/candidate/promote': channel('new'),
      },
      { action: 'activate' },
    );
    expect(requested()).toContain('POST /modules/channel/candidate/promote');
  });

  it('starts a candidate, and changes its share when it is this release already', async () => {
    const started = channel('0.1.0', candidate('new', 10));
    await perform(
      {
        [`POST ${RELEASES}`]: { status: 201, body: detail },
        'POST /modules/releases/new/activate': started,
      },
      { action: 'share', share: 10 },
    );
    expect(lastBody()).toEqual({ share: 10 });
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
    expect(lastBody()).toEqual({ share: 25, version: 3 });
  });

  it('rolls back without a build, also when another module is activated meanwhile', async () => {
    const moved = { body: { ...channel('0.1.0').body, active: set('0.1.0', 'set-with-another-module') } };
    await perform(
      {
        'GET /modules/channel': [channel('0.1.0'), channel('0.1.0'), moved],
        [`POST /modules/${MODULE}/rollback`]: [refusal(409, 'modules.stale'), channel('0.0.9')],
      },
      { action: 'rollback' },
    );
    expect(lastBody()).toEqual({ from: 'set-with-another-module' });
    expect(output).toContain('has mfe-people 0.0.9 active');
  });

  it('does not roll back twice when the first response is lost', async () => {
    const rollBack = perform(
      {
        'GET /modules/channel': [channel('0.1.0'), channel('0.1.0'), channel('0.0.9')],
        [`POST /modules/${MODULE}/rollback`]: [
          { cut: true },
          refusal(409, 'modules.stale'),
          channel('0.0.8'),
        ],
      },
      { action: 'rollback' },
    );
    await expect(rollBack).rejects.toThrow('mfe-people 0.0.9 is active by now: nothing was changed');
  });

  it('withdraws no candidate of another module', async () => {
    const other = { ...candidate('0.1.1', 10), release: { id: 'x', name: 'mfe-social', version: '2.0.0' } };
    const withdrawn = perform({ 'GET /modules/channel': channel('0.1.0', other) }, { action: 'withdraw' });
    await expect(withdrawn).rejects.toThrow('no candidate of mfe-people');
  });

  it('logs in with the code of the second factor, and logs out at the end', async () => {
    const responses = ['ana', 'password', '123456'];
    const questions: boolean[] = [];
    const ask: Ask = (_question, options) => {
      questions.push(options?.isSecret ?? false);
      return Promise.resolve(responses.shift() ?? '');
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
    await endSession?.();
    expect(questions).toEqual([false, true, true]);
    expect(bodyOf(stub.requests[1])).toEqual({ username: 'ana', password: 'password', code: '123456' });
    expect(stub.requests.at(-1)).toMatchObject({
      key: 'POST /auth/logout',
      headers: { cookie: 'vitral.session=s1' },
    });
  });

  it('is refused without a token and a terminal', async () => {
    await expect(perform({}, { token: undefined })).rejects.toThrow('neither a token');
    expect(stub.requests).toEqual([]);
  });

  it('prints advice when the version was published with other files', async () => {
    const error = await perform({ [`POST ${RELEASES}`]: refusal(409, 'modules.version-taken') }).catch(
      (caught: unknown) => caught,
    );
    expect(explain(error as SiteError).join('\n')).toContain('leave it to --next');
  });

  it('sends nothing in a dry run', async () => {
    const known = { body: [{ version: '0.1.0', digest: 'other' }], headers: { 'X-Total-Count': '1' } };
    const code = await perform({ [`GET ${RELEASES}`]: known }, { action: 'dry-run' });
    expect(code).toBe(1);
    expect(output).toContain('The site has other files as 0.1.0');
    expect(requested().every((key) => key.startsWith('GET '))).toBe(true);
  });
});
