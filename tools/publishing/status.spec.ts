import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Writable } from 'node:stream';
import { runCommand } from './cli.ts';
import { EXIT, Refusal } from './refusal.ts';
import { Steps } from './steps.ts';
import { candidate, channel, MODULE, refusal } from './stub-responses.ts';
import { stubSite, type StubResponses } from './stub-site.ts';

const HOLDER = {
  ...{ kind: 'token', name: 'laptop', module: MODULE, mayActivate: false, mayPreview: true },
  mayPromote: false,
  ...{ createdBy: 'Ada', expiresAt: '2099-01-01T00:00:00.000Z' },
};
const row = (name: string) => ({
  ...{ name, active: { version: '1.1.0' }, previous: { version: '1.0.0' }, newest: { version: '1.2.0' } },
});
const change = (id: string, reason: string | null = null) => ({
  ...{ id, kind: 'activated', module: MODULE, release: { version: `1.${id}.0` }, share: null, reason },
  ...{ actorName: 'Ada', createdAt: `2026-11-2${id}T10:00:00.000Z` },
});
const health = { release: { name: MODULE }, pages: 400, failures: 3, recoveries: 2 };
const RESPONSES: StubResponses = {
  'GET /module-tokens/current': { body: HOLDER },
  'GET /modules': { body: [row(MODULE), row('mfe-social')] },
  'GET /modules/channel': channel('1.1.0', { ...candidate('1.2.0', 10), since: '2026-11-29T10:00:00.000Z' }),
  'GET /modules/health': {
    body: [
      { ...health, isActive: true, isCandidate: false },
      { ...health, isActive: false, isCandidate: false, pages: 9999 },
    ],
  },
  'GET /module-previews': {
    body: [
      {
        name: 'pr-17',
        path: '/?preview=pr-17.x',
        endsAt: 'later',
        releases: [{ name: MODULE, version: '2.0.0' }],
      },
    ],
  },
};

let stub: Awaited<ReturnType<typeof stubSite>>;
let printed: string[];
let output: string;
beforeEach(() => {
  [printed, output] = [[], ''];
});
afterEach(() => stub.stop());

async function perform(words: string[], responses: StubResponses = {}, pause = () => Promise.resolve()) {
  stub = await stubSite({ ...RESPONSES, ...responses });
  return runCommand(
    [...words, '--to', stub.url],
    { root: '/', folder: '/' },
    {
      environment: { VITRAL_MODULE_TOKEN: 'abc', XDG_CONFIG_HOME: '/nowhere' },
      ask: undefined,
      print: (text) => printed.push(text),
      cleanUp: () => {},
      pause,
      stepsFor: () => new Steps(new Writable({ write: (chunk, _, done) => done(void (output += chunk)) })),
    },
  );
}
const json = () => JSON.parse(printed.join('')) as unknown;

describe('vitral whoami', () => {
  it('shows site, name, rights and end of the token', async () => {
    expect(await perform(['whoami'])).toBe(0);
    for (const text of [stub.url, 'laptop, created by Ada', MODULE, 'publish, preview', '2099-01-01'])
      expect(printed.join('')).toContain(text);
    expect(stub.requests[0]?.headers.authorization).toBe('Bearer abc');
  });

  it('prints JSON, and ends with 1 for a revoked token', async () => {
    await perform(['whoami', '--json']);
    expect(json()).toEqual({ site: stub.url, ...HOLDER });
    await stub.stop();
    const revoked = { 'GET /module-tokens/current': refusal(401, 'auth.unauthorized') };
    expect(await perform(['whoami'], revoked)).toBe(1);
    expect(output).toContain('vitral login');
  });
});

describe('vitral status', () => {
  it('shows releases, candidate, health and previews of the module of the token', async () => {
    expect(await perform(['status', '--json'])).toBe(0);
    expect(json()).toEqual({
      site: stub.url,
      modules: [
        {
          ...{ module: MODULE, active: '1.1.0', previous: '1.0.0', newest: '1.2.0' },
          candidate: { version: '1.2.0', share: 10, since: '2026-11-29T10:00:00.000Z' },
          health: [{ isCandidate: false, pages: 400, failures: 3, recoveries: 2 }],
          previews: [
            { name: 'pr-17', link: `${stub.url}/?preview=pr-17.x`, endsAt: 'later', version: '2.0.0' },
          ],
        },
      ],
    });
  });

  it('is readable by people, without previews that the token may not see', async () => {
    expect(await perform(['status'], { 'GET /module-previews': refusal(403, 'modules.token-scope') })).toBe(
      0,
    );
    const text = printed.join('');
    expect(text).toContain('active    1.1.0\n  previous  1.0.0');
    expect(text).toContain('candidate 1.2.0, 10 percent');
    expect(text).toContain('active: 400 pages, 3 failed loads, 2 recovered');
    expect(text).not.toContain('pr-17');
    expect(text).not.toContain('mfe-social');
  });

  it('ends with 1 for a module without releases', async () => {
    expect(await perform(['status', 'mfe-nobody'])).toBe(1);
    expect(output).toContain('no release of mfe-nobody');
  });
});

describe('vitral logs', () => {
  it('shows changes with author and reason, the latest last', async () => {
    const body = [change('2', 'superseded'), change('1')];
    expect(await perform(['logs', MODULE, '--limit', '2'], { 'GET /modules/history': { body } })).toBe(0);
    expect(stub.requests[0]?.query).toBe(`limit=2&module=${MODULE}`);
    expect(printed[0]).toMatch(/^2026-11-21T10:00:00.000Z {2}activated +mfe-people 1.1.0 {2}by Ada$/);
    expect(printed[1]).toContain('(superseded)');
  });

  it('follows: prints each new change once, as one JSON document a line', async () => {
    const lists = [[change('1')], [change('1')], [change('3'), change('2'), change('1')]];
    const responses = { 'GET /modules/history': lists.map((body) => ({ body })) };
    let rounds = 0;
    const pause = () => {
      rounds += 1;
      return rounds > 3 ? Promise.reject(new Refusal(EXIT.unreachable, 'over')) : Promise.resolve();
    };
    expect(await perform(['logs', '--follow', '--json'], responses, pause)).toBe(4);
    expect(printed.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(['1', '2', '3']);
  });

  it.each(['0', '101', 'x'])('refuses --limit %s', async (limit) => {
    expect(await perform(['logs', '--limit', limit])).toBe(2);
  });
});
