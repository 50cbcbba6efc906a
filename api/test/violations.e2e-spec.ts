import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ClientError, VIOLATIONS_PATH } from '@vitral/contracts/client-errors';
import { type Api, startApi } from './start-api.ts';

const RELEASE = 'https://vitral.example/modules/mfe-people/0.1.0-6d3ad4f0';
const PAGE = 'https://vitral.example/es/educacion?mail=ana@correo.example#form';

const csp = (body: object, url = PAGE) => ({ type: 'csp-violation', age: 10, url, user_agent: 'x', body });
const SCRIPT = csp({
  documentURL: PAGE,
  blockedURL: 'https://evil.example/x.js?key=AAAAAAAAAAAAAAAAAAAAAMLheAAA0BuSeid',
  effectiveDirective: 'script-src-elem',
  originalPolicy: "default-src 'self'",
  disposition: 'enforce',
  sourceFile: `${RELEASE}/a.js?r=1`,
  lineNumber: 3,
  columnNumber: 14,
});
const SINK = csp({
  blockedURL: 'trusted-types-sink',
  effectiveDirective: 'require-trusted-types-for',
  sample: 'Element innerHTML|<p>ana@correo.example',
});
const INTEGRITY = {
  type: 'integrity-violation',
  url: 'https://vitral.example/admin',
  body: { documentURL: 'https://vitral.example/admin', blockedURL: `${RELEASE}/b.js`, destination: 'script' },
};

let api: Api;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: 'loopback' });
});
afterAll(() => api.stop());
beforeEach(() => api.em().execute('delete from client_error; delete from rate_limit'));

const send = (batch: unknown, type = 'application/reports+json') =>
  api.site().post(VIOLATIONS_PATH).set('content-type', type).send(JSON.stringify(batch));
const list = async (query = {}): Promise<ClientError[]> =>
  (await api.as('admin').get('/client-errors').query(query).expect(200)).body;

describe('a batch of reports by the browser itself', () => {
  it('is listed with its kinds, and with module and release where a script of one is involved', async () => {
    const { headers } = await send([SCRIPT, SINK, INTEGRITY]).expect(204);
    expect(headers['set-cookie']).toBeUndefined();
    const found = (await list()).map(({ kind, message, stack, page, module, release }) => [
      ...[kind, message, stack, page, module, release],
    ]);
    expect(found).toEqual([
      [
        ...['integrity-policy', 'integrity-policy blocked /modules/mfe-people/0.1.0-6d3ad4f0/b.js', null],
        ...['/admin', 'mfe-people', '0.1.0-6d3ad4f0'],
      ],
      [
        ...['trusted-types', 'require-trusted-types-for blocked Element innerHTML', null, '/es/educacion'],
        ...[null, null],
      ],
      [
        ...['content-security-policy', 'script-src-elem blocked https://evil.example/x.js'],
        ...['/modules/mfe-people/0.1.0-6d3ad4f0/a.js:3:14', '/es/educacion', 'mfe-people', '0.1.0-6d3ad4f0'],
      ],
    ]);
    expect(await list({ kind: 'trusted-types' })).toMatchObject([{ kind: 'trusted-types' }]);
    await api.as('admin').get('/client-errors').query({ kind: 'rain' }).expect(400);
  });

  it('is counted with equal ones, and equal reports in it once', async () => {
    for (let time = 0; time < 3; time += 1) await send([SCRIPT, SCRIPT]).expect(204);
    expect(await list()).toMatchObject([{ count: 3 }]);
  });

  it('leaves nothing personal behind', async () => {
    await send([SCRIPT, SINK]).expect(204);
    const rows = JSON.stringify(await api.em().execute('select * from client_error'));
    for (const secret of ['ana', 'correo', 'AAAAAA', 'key=', 'r=1']) expect(rows).not.toContain(secret);
  });

  it('is accepted without Origin and Sec-Fetch-Site, but not from another site', async () => {
    await send([SINK]).set('sec-fetch-site', 'cross-site').expect(403);
    await send([SINK]).set('origin', 'https://evil.example').expect(403);
    expect(await list()).toEqual([]);
    await send([SINK]).expect(204);
  });

  it('may contain reports of other types and those that extensions caused, which are skipped', async () => {
    await send([
      { type: 'deprecation', url: PAGE, body: { id: 'x' } },
      csp({ blockedURL: 'chrome-extension', effectiveDirective: 'script-src-elem' }),
      csp({
        blockedURL: 'inline',
        effectiveDirective: 'style-src-attr',
        sourceFile: 'moz-extension://1/a.js',
      }),
    ]).expect(204);
    expect(await list()).toEqual([]);
  });

  it('counts ten different violations at most', async () => {
    const batch = Array.from({ length: 40 }, (_, index) =>
      csp({
        blockedURL: `https://evil.example/${'abcdefghij'[index % 10]}${index}`,
        effectiveDirective: 'img-src',
      }),
    );
    await send(batch).expect(204);
    expect(await list()).toHaveLength(10);
  });

  it('may lack every field, or have values that cannot be stored', async () => {
    await send([
      csp({}),
      csp({ blockedURL: 'a\u0000b\ud800', sourceFile: 7, lineNumber: {} }, 'no URL'),
    ]).expect(204);
    await send({ type: 'csp-violation', body: null }).expect(204);
    expect((await list()).map(({ message }) => message)).toEqual(
      expect.arrayContaining(['content-security-policy blocked ?', 'content-security-policy blocked a b']),
    );
  });

  it.each([
    ['of texts', ['x']],
    ['that is a text', 'x'],
    ['with too many reports', Array.from({ length: 251 }, () => ({}))],
  ])('%s is refused', async (_what, batch) => {
    await send(batch).expect(400);
  });

  it('is refused when it is too large or has another type', async () => {
    await send([csp({ sample: 'a'.repeat(70_000) })]).expect(413);
    await send([SINK], 'text/plain').expect(415);
  });

  it('is accepted 30 times in ten minutes from one network', async () => {
    for (let time = 0; time < 30; time += 1) await send([]).expect(204);
    const { headers } = await send([]).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('does not count against a release', async () => {
    await send([INTEGRITY]).expect(204);
    expect(await api.em().execute('select * from load_failure_count')).toEqual([]);
  });
});
