import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { ReleaseSets } from '../src/modules/serving/release-sets.ts';
import { build, makeWorkspace } from './set-up/workspace.ts';
import { type Api, startApi } from './start-api.ts';

const SCRIPT = 'globalThis.people = "people";\n'.repeat(100);
const FILM = Buffer.from(Array.from({ length: 2000 }, (_, index) => index % 251));

let api: Api;
let base: string;

beforeAll(async () => {
  api = await startApi();
  const workspace = await makeWorkspace();
  await build(workspace, 'shell', SCRIPT);
  const files = {
    'entry.js.br': brotliCompressSync(SCRIPT),
    'entry.js.gz': gzipSync(SCRIPT),
    'small.js': 'small',
    'zipped.css': 'a{}',
    'zipped.css.gz': gzipSync('a{}'),
    'hero.mp4': FILM,
    'hero.mp4.br': brotliCompressSync(FILM),
    'renderer.1234abcd.cjs': 'module.exports = {};',
  };
  for (const [name, bytes] of Object.entries(files))
    await writeFile(join(workspace, 'shell/dist', name), bytes);
  await api.application.get(WorkspaceBuilds).publish(workspace);
  base = (await api.application.get(ReleaseSets).active())?.shell.base ?? '';
});
afterAll(() => api.stop());

const ask = (file: string, encodings: string) =>
  api
    .site()
    .get(base + file)
    .set('Accept-Encoding', encodings);

describe('release files', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ])('responds to Accept-Encoding %s with %s', async (accepted, encoding) => {
    const { headers, text } = await ask('entry.js', accepted).expect(200);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    const compressed = encoding === 'br' ? brotliCompressSync(SCRIPT) : gzipSync(SCRIPT);
    expect(headers['content-length']).toBe(String(compressed.length));
    expect(text).toBe(SCRIPT);
  });

  it('sends the file itself to a client that accepts no encoding', async () => {
    const { headers, text } = await ask('entry.js', 'identity').expect(200);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(text).toBe(SCRIPT);
  });

  it('sends the compressed file of the build, or the file itself if there is none', async () => {
    const zipped = await ask('zipped.css', 'br, gzip').expect(200, 'a{}');
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/css; charset=utf-8',
    });
    const small = await ask('small.js', 'br, gzip').expect(200, 'small');
    expect(small.headers).not.toHaveProperty('content-encoding');
  });

  it('gives every encoding its own ETag, and responds 304 to a client that has it', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accepted) => (await ask('entry.js', accepted)).headers['etag'] ?? '',
      ),
    );
    expect(new Set(tags).size).toBe(3);
    expect(tags).not.toContain('');

    const [brotli = '', zipped = ''] = tags;
    const known = await ask('entry.js', 'br').set('If-None-Match', brotli).expect(304);
    expect(known.headers).toMatchObject({ etag: brotli, vary: expect.stringContaining('Accept-Encoding') });
    await ask('entry.js', 'br').set('If-None-Match', zipped).expect(200);
  });

  it('responds to HEAD with the headers of GET', async () => {
    const { headers } = await api.site().head(`${base}entry.js`).set('Accept-Encoding', 'br').expect(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(brotliCompressSync(SCRIPT).length),
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  it('sends a range of a film, but of no compressed file', async () => {
    const film = await ask('hero.mp4', 'br').set('Range', 'bytes=10-19').responseType('blob').expect(206);
    expect(film.body).toEqual(FILM.subarray(10, 20));
    expect(film.headers).not.toHaveProperty('content-encoding');
    expect(film.headers).not.toHaveProperty('vary', expect.stringContaining('Accept-Encoding'));

    const script = await ask('entry.js', 'br').set('Range', 'bytes=10-19').expect(200);
    expect(script.text).toBe(SCRIPT);
    expect(script.headers).not.toHaveProperty('accept-ranges');
  });

  it.each(['entry.js.br', 'entry.js.gz', 'hero.mp4.br', 'renderer.1234abcd.cjs', 'module.json', 'gone.js'])(
    'refuses %s to browsers with a response that is not cached',
    async (file) => {
      const { headers, type } = await ask(file, 'br, gzip').expect(404);
      expect(type).toBe('application/json');
      expect(headers['cache-control'] ?? 'no-store').not.toContain('immutable');
      expect(headers).not.toHaveProperty('content-encoding');
    },
  );
});
