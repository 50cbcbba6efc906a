import { afterEach, describe, expect, it } from '@jest/globals';
import { Writable } from 'node:stream';
import type { Promotion } from '@vitral/contracts/environments';
import { runCommand } from './cli.ts';
import { Steps } from './steps.ts';
import { MODULE, refusal } from './stub-responses.ts';
import { stubSite, type StubResponses } from './stub-site.ts';

let stub: Awaited<ReturnType<typeof stubSite>> | null = null;
let output: string;
let printed: string;
afterEach(() => stub?.stop());

const promotion = (given: Partial<Promotion> = {}): Promotion => ({
  ...{ id: 'one', environment: 'production', module: MODULE, version: '1.4.0', digest: '67792e6a01234567' },
  ...{ action: 'activate', share: null, step: 'waiting', problem: null, actorName: 'CI' },
  ...{ createdAt: '2026-11-29T10:00:00.000Z', finishedAt: null },
  ...given,
});
const ended = (given: Partial<Promotion> = {}) =>
  promotion({ step: 'done', finishedAt: '2026-11-29T10:00:09.000Z', ...given });

const WORDS = [MODULE, '--version', '1.4.0', '--to', 'production'];
const START = 'POST /environments/promotions';
const FOLLOW = 'GET /environments/promotions/one';

async function perform(responses: StubResponses, words = WORDS, environment: NodeJS.ProcessEnv = {}) {
  stub = await stubSite(responses);
  [output, printed] = ['', ''];
  const steps = new Steps(new Writable({ write: (chunk, _encoding, done) => done(void (output += chunk)) }));
  return runCommand(
    ['promote', ...words],
    { root: '/', folder: '/' },
    {
      environment: {
        ...{ VITRAL_SITE: stub.url, VITRAL_MODULE_TOKEN: 'vitral_module_abc', XDG_CONFIG_HOME: '/nowhere' },
        ...environment,
      },
      ...{ ask: undefined, cleanUp: () => {}, pause: () => Promise.resolve() },
      ...{ print: (text) => void (printed += text), stepsFor: () => steps },
    },
  );
}

const bodies = () =>
  stub?.requests.filter(({ key }) => key === START).map(({ body }) => JSON.parse(String(body)));

describe('vitral promote', () => {
  it('starts the promotion with the token, and prints each step', async () => {
    const steps = [promotion({ step: 'sending' }), promotion({ step: 'activating' }), ended()];
    const code = await perform({ [START]: { body: promotion() }, [FOLLOW]: steps.map((body) => ({ body })) });
    expect(code).toBe(0);
    expect(bodies()).toEqual([
      { environment: 'production', module: MODULE, version: '1.4.0', action: 'activate' },
    ]);
    expect(stub?.requests[0]?.headers.authorization).toBe('Bearer vitral_module_abc');
    for (const text of ['proved it', 'received the bytes', 'has mfe-people 1.4.0 active, digest 67792e6a'])
      expect(output).toContain(text);
  });

  it.each([
    [['--share', '10'], { action: 'share', share: 10 }],
    [['--publish-only'], { action: 'publish' }],
  ])('sends the requested step: %s', async (words, input) => {
    await perform({ [START]: { body: ended() } }, [...WORDS, ...words]);
    expect(bodies()).toMatchObject([input]);
  });

  it('prints why the other site refuses it, with exit code 1', async () => {
    const reasons = [{ code: 'signature-missing', params: { module: MODULE, version: '1.4.0' } }];
    const problem = { code: 'modules.refused', params: { reasons } };
    expect(await perform({ [START]: { body: ended({ step: 'refused', problem }) } })).toBe(1);
    expect(output).toContain('production does not have mfe-people 1.4.0: This release cannot be used.');
    expect(output).toContain('accepts signed releases only');
  });

  it('prints what prevents the activation of a release that was only published', async () => {
    const problem = {
      code: 'modules.refused',
      params: { reasons: [{ code: 'grant-missing', params: { module: MODULE, asks: 'call /api/x' } }] },
    };
    expect(await perform({ [START]: { body: ended({ action: 'publish', problem }) } })).toBe(0);
    expect(output).toContain('asks for something that no admin has granted: call /api/x');
  });

  it('prints the refusal of the first site', async () => {
    expect(await perform({ [START]: refusal(403, 'modules.token-scope') })).toBe(1);
    expect(output).toContain('token');
  });

  it('prints the promotion as JSON', async () => {
    expect(await perform({ [START]: { body: ended() } }, [...WORDS, '--json'])).toBe(0);
    expect(JSON.parse(printed)).toEqual(ended());
  });

  it.each([
    [['--version', '1.4.0', '--to', 'production'], 'Name the module'],
    [[MODULE, '--to', 'production'], 'Name the version'],
    [[MODULE, '--version', '1.4.0'], 'Name the environment'],
    [[...WORDS, '--share', '100'], 'from 1 to 99'],
    [[...WORDS, '--share', '10', '--publish-only'], 'exclude each other'],
    [[...WORDS, '--from', 'http://staging.example'], 'could read the token'],
    [[...WORDS, '--from', 'staging'], 'must be a URL'],
    [[...WORDS, '--token', 'vitral_module_x'], 'list of processes'],
    [[...WORDS, '--unknown'], '--unknown'],
  ])('refuses invalid arguments: %s', async (words, sentence) => {
    expect(await perform({}, words)).toBe(2);
    expect(output).toContain(sentence);
    expect(stub?.requests).toEqual([]);
  });
});
