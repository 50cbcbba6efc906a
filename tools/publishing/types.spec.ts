import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { SiteContract } from '@vitral/contracts/site-contract';
import { runCommand } from './cli.ts';
import { Steps } from './steps.ts';
import { refusal } from './stub-responses.ts';
import { stubSite, type StubResponses } from './stub-site.ts';

const answer = (properties: object) => ({
  content: { 'application/json': { schema: { type: 'object', properties } } },
});
const site = (properties: object, more: object = {}): StubResponses => ({
  'GET /docs/openapi.json': {
    body: {
      info: { version: '1' },
      paths: {
        '/api/panes': {
          get: { operationId: 'PanesController_read', responses: { 200: answer(properties) } },
        },
        ...more,
      },
    },
  },
});
const NAME = { name: { type: 'string' } };
const MORE = { '/api/more': { delete: { operationId: 'MoreController_remove', responses: { 204: {} } } } };

let root: string;
let stub: Awaited<ReturnType<typeof stubSite>>;
let output: string;
let printed: string[];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitral module-'));
});
beforeEach(async () => {
  await mkdir(join(root, 'src'), { recursive: true });
  await writeFile(join(root, 'src/module.json'), '{ "name": "blog", "pages": [] }');
});
afterEach(async () => {
  await stub.stop();
  await rm(join(root, 'src'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

async function run(responses: StubResponses, ...words: string[]) {
  stub = await stubSite(responses);
  output = '';
  printed = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void (output += chunk)) });
  return runCommand(
    ['types', '--to', stub.url, ...words],
    { root, folder: root, module: 'blog' },
    {
      environment: { VITRAL_MODULE_TOKEN: 'secret', XDG_CONFIG_HOME: root },
      ask: undefined,
      print: (text) => void printed.push(text),
      cleanUp: () => {},
      pause: () => Promise.resolve(),
      stepsFor: () => new Steps(stream),
    },
  );
}
async function runTwice(first: StubResponses, second: StubResponses, ...words: string[]) {
  await run(first);
  await stub.stop();
  return run(second, ...words);
}
const read = (file: string) => readFile(join(root, file), 'utf8');

describe('vitral types', () => {
  it('writes the calls and their record with the token of the module', async () => {
    expect(await run(site(NAME))).toBe(0);
    expect(stub.requests[0]?.headers.authorization).toBe('Bearer secret');
    expect(await read('src/site.gen.ts')).toContain('export const panesRead');
    const contract = JSON.parse(await read('src/site-contract.json')) as SiteContract;
    expect(contract).toEqual({
      version: '1',
      calls: {
        panesRead: {
          hash: expect.stringMatching(/^[\da-f]{16}$/),
          method: 'GET',
          path: '/api/panes',
          response: { type: 'object', properties: NAME },
        },
      },
    });
    expect(output).toContain('Wrote src/site.gen.ts and src/site-contract.json: 1 call ');
  });

  it('changes no file when the site is unchanged', async () => {
    expect(await runTwice(site(NAME), site(NAME), '--json')).toBe(0);
    expect(output).toContain('Nothing has changed');
    expect(JSON.parse(printed.join(''))).toEqual({ calls: 1, files: [] });
  });

  it('compares the site with the record, and writes nothing', async () => {
    expect(await runTwice(site(NAME), site(NAME), '--check')).toBe(0);
    await stub.stop();
    const before = await read('src/site-contract.json');
    expect(await run(site({ title: { type: 'string' } }, MORE), '--check')).toBe(1);
    expect(output).toContain('New: DELETE /api/more');
    expect(output).toContain(
      'Changed: GET /api/panes\n    - GET /api/panes no longer responds with name, which blog',
    );
    expect(await read('src/site-contract.json')).toBe(before);
  });

  it('lists calls that are gone or still fit, as JSON, too', async () => {
    const wider = { ...NAME, title: { type: 'string' } };
    expect(await runTwice(site(NAME, MORE), site(wider), '--check', '--json')).toBe(1);
    expect(output).toContain('Removed: DELETE /api/more');
    expect(output).toContain('Changed: GET /api/panes, which still fits');
    expect(JSON.parse(printed.join(''))).toEqual([
      { kind: 'removed', name: 'moreRemove', call: 'DELETE /api/more', problems: [] },
      { kind: 'changed', name: 'panesRead', call: 'GET /api/panes', problems: [] },
    ]);
  });

  it.each<[string, StubResponses, string[], number, string]>([
    ['a check without a record', site(NAME), ['--check'], 2, 'run the command without --check'],
    [
      'a page that is no site',
      { 'GET /docs/openapi.json': { body: '<html>' } },
      [],
      2,
      'is not a Vitral site',
    ],
    ['a refused token', { 'GET /docs/openapi.json': refusal(401, 'auth.unauthorized') }, [], 1, 'Refused'],
    ['an unknown option', {}, ['--colour'], 2, "'--colour'"],
    ['a token on the command line', {}, ['--token=abc'], 2, 'can be read by everybody'],
  ])('explains %s', async (_, responses, words, code, sentence) => {
    expect(await run(responses, ...words)).toBe(code);
    expect(output).toContain(sentence);
  });
});
