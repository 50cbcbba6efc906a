import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { ContentItem } from '@vitral/contracts/content';
import { ReleaseSets } from '../src/modules/serving/release-sets.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { png } from './files/pictures.ts';
import { rawRequest } from './set-up/raw-request.ts';
import { until } from './set-up/backups.ts';
import { upload } from './set-up/forms.ts';
import { rendererNamed, ServedSite } from './set-up/served-site.ts';
import { type Api, startApi } from './start-api.ts';

/** Renders every part of the request that a renderer receives. */
const RENDERER = rendererNamed('requests').replace(
  '<main>',
  "<main>' + [request.language, request.origin, request.site.name].join() + ' ",
);

let api: Api;
let paths: string[];
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '127.0.0.1' });
  const site = await ServedSite.open(api);
  await site.publishPublic(RENDERER);
  const file = { name: 'a.png', bytes: await png(900, 300) };
  const picture = (await upload(api.as('manager'), file, {}).expect(201)).body as ContentItem;
  const set = await api.application.get(ReleaseSets).active();
  paths = [
    ...['/', '/education', '/es', '/es/educacion', '/en/education', '/contact/', '/nowhere'],
    ...['/api/testimonials', '/api/site-config/site_logo', '/sitemap.xml', '/robots.txt', '/favicon.ico'],
    ...['/site.webmanifest', '/calendar/sessions-es.ics', `${set?.shell.base}entry.js`],
    ...['', '?w=320', '?shape=square'].map((query) => `/uploads/${picture.filename}${query}`),
  ];
});
afterAll(() => api.stop());

/** Omits a header at random: browsers do not send all of them, and such requests share cache entries. */
const sometimes = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined, freq: 2 });

const cookie = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('language', 'language', 'language', 'xlanguage', 'Language', 'language '),
      fc.constantFrom(
        'fr',
        'en',
        'undefined',
        'null',
        '',
        '"fr"',
        'f%72',
        'fr-CA',
        'fr=en',
        ' en',
        '\u00a0fr',
      ),
    )
    .map((pair) => pair.join('=')),
  fc.constantFrom('language', 'a="; language=fr"', 'vitral-share=7', 'vitral-override=e30', '', '=fr'),
);
const cookies = fc
  .array(fc.tuple(fc.constantFrom('; ', ';', ' ; ', ';\t', ', '), cookie), { minLength: 1, maxLength: 3 })
  .map((pairs) => pairs.map(([separator, pair], index) => (index ? separator : '') + pair).join(''));

const NAMES = [
  'Cookie',
  'Accept',
  'Accept-Encoding',
  'Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Host',
] as const;
const headers = fc.record({
  Cookie: sometimes(cookies),
  Host: fc.constantFrom('one.example', 'one.example', 'two.example:8080', 'ONE.example'),
  'Accept-Encoding': sometimes(
    fc.constantFrom('br', 'gzip', 'gzip, br', 'BR', 'br;q=0, gzip', '*', '*;q=0', 'identity', 'br;q=0.0'),
  ),
  Accept: sometimes(
    fc.constantFrom(
      ...['image/avif,image/webp,*/*', 'image/webp', 'image/webp;q=0', 'image/*', 'IMAGE/AVIF', '*/*'],
      ...['image/avif;q=0,image/webp', 'image/avif ,image/webp', 'text/html', '"image/webp"', 'image/avif\t'],
    ),
  ),
  'Accept-Language': sometimes(fc.constantFrom('fr', 'en;q=0.5, fr', '*')),
  'X-Forwarded-Proto': sometimes(fc.constantFrom('https', 'http', 'https, http')),
  'X-Forwarded-Host': sometimes(fc.constantFrom('front.example', 'other.example, front.example')),
  'X-Forwarded-For': sometimes(fc.constantFrom('203.0.113.7', '198.51.100.2, 203.0.113.7')),
});

const query = fc.constantFrom('', '', '', '?', '?language=fr', '?w=640&w=320', '?lang=en');

/** Headers that may differ between responses to equivalent requests: a smaller encoding may replace an earlier one. */
const OF_ONE_RESPONSE = ['date', 'content-length', 'keep-alive', 'connection'];

async function ask(path: string, sent: OutgoingHttpHeaders) {
  const named = { ...sent, 'X-Request-Id': 'one-for-all' };
  const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  const { status, headers: headers, body } = await rawRequest(api.url + path, given);
  // Public reads are compressed when they are cached.
  const ignored = path.startsWith('/api/') ? [...OF_ONE_RESPONSE, 'content-encoding'] : OF_ONE_RESPONSE;
  const known = Object.entries(headers).filter(([name]) => !ignored.includes(name));
  return { status, headers: Object.fromEntries(known), text: decoded(headers, body) };
}

function decoded(answered: IncomingHttpHeaders, body: Buffer): string {
  const encoding = answered['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString('latin1');
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString('latin1');
}

/** Without a listener on the database, nothing is cached and no cached response is sent. */
async function withoutCache<Result>(work: () => Promise<Result>): Promise<Result> {
  const listening = jest
    .spyOn(api.application.get(TableChanges), 'isListening', 'get')
    .mockReturnValue(false);
  try {
    return await work();
  } finally {
    listening.mockRestore();
  }
}

const path = fc.oneof(
  { weight: 2, arbitrary: fc.constant('/education') },
  fc.nat().map((index) => paths[index % paths.length] ?? '/'),
);
/** Visitors who differ in one or two headers, so that they share cache entries. */
const visits = fc
  .tuple(
    headers,
    fc.array(fc.tuple(path, query, headers, fc.subarray([...NAMES])), { minLength: 2, maxLength: 6 }),
  )
  .map(([base, visitors]) =>
    visitors.map(([to, more, own, names]) => ({
      path: to.includes('?') ? to : to + more,
      headers: { ...base, ...Object.fromEntries(names.slice(0, 2).map((name) => [name, own[name]])) },
    })),
  );
const visitOf = (Cookie?: string) => ({ path: '/education', headers: { Host: 'one.example', Cookie } });

describe('cached responses', () => {
  it('are compressed as tightly as possible soon after the first one, on pages rendered at the same time too', async () => {
    const pages = ['es', 'en', 'fr'].flatMap((language) => [`/${language}`, `/${language}/contact`]);
    const read = async (page: string) =>
      (await rawRequest(api.url + page, { Host: 'tight.example', 'Accept-Encoding': 'br' })).body;
    const quick = await Promise.all(pages.map(read));
    for (const [index, page] of pages.entries()) {
      const tight = brotliCompressSync(brotliDecompressSync(quick[index] ?? ''));
      await until(
        () => read(page),
        (body) => body.length === tight.length,
      );
    }
  });

  it('are the same as responses without caches', async () => {
    await fc.assert(
      fc.asyncProperty(visits, async (sample) => {
        const inTurn = async () => {
          const responses = [];
          for (const visit of sample) responses.push(await ask(visit.path, visit.headers));
          return responses;
        };
        const fresh = await withoutCache(inTurn);
        expect(await inTurn()).toEqual(fresh);
        expect(await inTurn()).toEqual(fresh);
      }),
      {
        seed: 20_261_123,
        numRuns: 40,
        examples: [[[visitOf('language=undefined; language=fr'), visitOf()]]],
      },
    );
  });
});
