import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { PublishOptions } from './options.ts';
import { run } from './run.ts';
import { Site } from './site.ts';
import { Steps } from './steps.ts';
import { channel, MODULE, refusal } from './stub-responses.ts';
import { stubSite, type StubResponses } from './stub-site.ts';

const WEIGHT = {
  scripts: { before: 4000, after: 5000 },
  styles: { before: 400, after: 300 },
  other: { before: 0, after: 0 },
};
const PREVIEW = {
  name: 'pr-17',
  path: '/?preview=pr-17.abc',
  endsAt: '2026-12-06T10:00:00.000Z',
  weight: WEIGHT,
};
const PUBLISHED: StubResponses = {
  [`POST /modules/${MODULE}/releases`]: {
    status: 201,
    body: { id: 'new', name: MODULE, version: '0.1.1' },
  },
  'PUT /module-previews/pr-17': { body: PREVIEW },
};

let root: string;
let stub: Awaited<ReturnType<typeof stubSite>>;
/** Lines for people, and the result for machines. */
let output: string;
let printed: string;

beforeAll(async () => {
  root = `${await mkdtemp(join(tmpdir(), 'vitral-previews-'))}/`;
  await mkdir(join(root, MODULE, 'dist'), { recursive: true });
  await writeFile(join(root, MODULE, 'dist/module.json'), JSON.stringify({ name: MODULE, version: '0.1.0' }));
});
afterAll(() => rm(root, { recursive: true }));
afterEach(() => stub.stop());

async function perform(responses: StubResponses, options: Partial<PublishOptions>) {
  stub = await stubSite({ 'GET /modules/channel': channel('0.1.0'), ...responses });
  [output, printed] = ['', ''];
  const steps = new Steps(new Writable({ write: (chunk, _encoding, done) => done(void (output += chunk)) }));
  const site = new Site(stub.url, { report: () => {} });
  const all = { module: MODULE, token: 'abc', site: stub.url, isNext: false, preview: 'pr-17' };
  const build = () => Promise.resolve();
  const print = (text: string) => void (printed += text);
  const context = { root, site, steps, ask: undefined, cleanUp: () => {}, build, print };
  return run({ ...all, action: 'preview', ...options }, context);
}

describe('a preview', () => {
  it('is published with its days, and its link and weight are printed', async () => {
    expect(await perform(PUBLISHED, { days: 3 })).toBe(0);
    expect(JSON.parse(String(stub.requests.at(-1)?.body))).toEqual({ releaseId: 'new', days: 3 });
    expect(output).toContain(`${stub.url}/?preview=pr-17.abc`);
    expect(output).toContain('6 kB instead of 5 kB');
    expect(printed).toBe('');
  });

  it('is printed as JSON for machines', async () => {
    await perform(PUBLISHED, { isJson: true });
    expect(JSON.parse(printed)).toEqual({
      ...{ preview: 'pr-17', link: `${stub.url}/?preview=pr-17.abc`, endsAt: PREVIEW.endsAt },
      ...{ module: MODULE, version: '0.1.1', weight: WEIGHT },
      bytes: { before: 4400, after: 5300, difference: 900 },
    });
  });

  it('has an unknown weight beside a release whose files were not recorded', async () => {
    const weight = { ...WEIGHT, styles: { before: null, after: 300 } };
    await perform(
      { ...PUBLISHED, 'PUT /module-previews/pr-17': { body: { ...PREVIEW, weight } } },
      { isJson: true },
    );
    expect(JSON.parse(printed)).toMatchObject({ bytes: { before: null, after: 5300, difference: null } });
  });

  it.each([
    ['left the preview', { status: 204 }],
    ['is in no preview', refusal(404, 'module-previews.not-found')],
  ])('is ended without a build: the module %s', async (sentence, response) => {
    const responses = { 'DELETE /module-previews/pr-17': response };
    expect(await perform(responses, { action: 'end-preview' })).toBe(0);
    expect(stub.requests.at(-1)?.query).toBe(`module=${MODULE}`);
    expect(output).toContain(`${sentence} pr-17`);
  });
});
