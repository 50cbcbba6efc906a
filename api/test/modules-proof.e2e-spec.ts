import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuiltDescriptor, ReleaseName } from '@vitral/contracts/modules';
import { packRelease } from './set-up/pack-release.ts';
import { sendRelease } from './set-up/publishing.ts';
import { build, buildPublicModule, makeWorkspace } from './set-up/workspace.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Files = Record<string, string | Buffer | null>;

/** Sends a build with some files and descriptor fields changed, and returns the response. */
async function send(
  name: ReleaseName,
  more: Partial<Record<keyof BuiltDescriptor, unknown>>,
  files: Files = {},
) {
  const workspace = await makeWorkspace();
  const folder = join(workspace, name, 'dist');
  if (name === 'mfe-public') await buildPublicModule(workspace, 'exports.render = () => {};');
  else await build(workspace, name, 'script');
  const built = JSON.parse(await readFile(join(folder, 'module.json'), 'utf8')) as BuiltDescriptor;
  await writeFile(join(folder, 'module.json'), JSON.stringify({ ...built, ...more }));
  for (const [file, content] of Object.entries(files)) {
    if (content === null) await rm(join(folder, file));
    else await writeFile(join(folder, file), content);
  }
  return sendRelease(api.as('admin'), name, await packRelease(workspace, name));
}

const PAGE = { page: 'a', path: '/admin/a', permission: 'users.write', title: { es: 'A', en: 'A' } };
const texts = (es: object, en: object) => ({ 'texts.json': JSON.stringify({ es, en }) });
const NOISE = Array.from({ length: 900_000 }, (_, index) => Math.sin(index).toString(36).slice(4)).join('');

describe('modules proof', () => {
  describe('a release is refused', () => {
    it.each<[string, object, Files, string, object]>([
      ['without a descriptor', {}, { 'module.json': null }, 'descriptor-missing', {}],
      ['with a descriptor that is no JSON', {}, { 'module.json': '<html>' }, 'descriptor-missing', {}],
      ['with a field of another kind', { shared: 1 }, {}, 'descriptor-invalid', { field: 'shared' }],
      [
        'without a container, as only the shell may be',
        { library: null },
        {},
        'descriptor-invalid',
        { field: 'library' },
      ],
      [
        'of another module',
        { name: 'mfe-social' },
        {},
        'wrong-module',
        { found: 'mfe-social', module: 'mfe-people' },
      ],
      ['of another contract', { contract: 9 }, {}, 'contract-unsupported', { contract: 9, supported: '1' }],
      ['without its entry', {}, { 'entry.js': null }, 'file-missing', { file: 'entry.js' }],
      ['with a changed byte', {}, { 'entry.js': 'Script' }, 'file-altered', { file: 'entry.js' }],
      ['with a script without a hash', {}, { 'late.js': 'late' }, 'file-unlisted', { file: 'late.js' }],
      ['with a style sheet without a hash', {}, { 'late.css': 'a{}' }, 'file-unlisted', { file: 'late.css' }],
      [
        'with compressed bytes of another file',
        {},
        { 'entry.js.gz': gzipSync('other!') },
        'compressed-differs',
        { file: 'entry.js.gz' },
      ],
      [
        'with compressed bytes of a far larger file',
        {},
        { 'entry.js.br': brotliCompressSync(Buffer.alloc(30_000_000)) },
        'compressed-differs',
        { file: 'entry.js.br' },
      ],
      [
        'with compressed bytes of a missing file',
        {},
        { 'gone.js.br': brotliCompressSync('gone') },
        'compressed-differs',
        { file: 'gone.js.br' },
      ],
      [
        'with a page outside the console',
        { pages: [{ ...PAGE, path: '/a' }] },
        {},
        'address-invalid',
        { path: '/a' },
      ],
      [
        'with an unknown permission',
        { pages: [{ ...PAGE, permission: 'a.b' }] },
        {},
        'permission-unknown',
        { path: '/admin/a', permission: 'a.b' },
      ],
      [
        'with a title in one language',
        { pages: [{ ...PAGE, title: { es: 'A' } }] },
        {},
        'title-untranslated',
        { path: '/admin/a', language: 'en' },
      ],
      ['that does not declare its texts', { texts: undefined }, {}, 'texts-missing', {}],
      [
        'with a text in one language',
        {},
        texts({ 'a.b': 'A' }, {}),
        'text-untranslated',
        { language: 'en', key: 'a.b' },
      ],
      [
        'with a page that is too heavy',
        { loads: { a: { files: ['entry.js'], brotliBytes: 5 } } },
        {},
        'page-too-heavy',
        { page: 'a', bytes: 6, limit: 5 },
      ],
    ])('%s', async (_, more, files, code, params) => {
      const { status, body } = await send('mfe-people', more, files);
      expect([status, body]).toMatchObject([
        422,
        { code: 'modules.refused', params: { reasons: [{ code, params }] } },
      ]);
    });

    it('that is too large as a whole', async () => {
      const { body } = await send('mfe-people', {}, { 'entry.js': NOISE });
      expect(body).toMatchObject({
        params: {
          reasons: [
            { code: 'file-altered' },
            { code: 'module-too-heavy', params: { module: 'mfe-people', limit: 1_500_000 } },
          ],
        },
      });
    });

    it('of mfe-public without a renderer, landing page or islands, or with unsafe text for pages', async () => {
      for (const [change, field] of [
        [{ renderer: undefined }, 'renderer'],
        [{ loads: {} }, 'loads'],
        [{ islands: undefined }, 'islands'],
        [{ firstStyles: { 'first.css': 'h1 { color: red }' } }, 'firstStyles'],
        [{ starter: '</script><script>alert(1)' }, 'starter'],
      ] as const) {
        const { body } = await send('mfe-public', change);
        expect(body).toMatchObject({
          params: { reasons: [{ code: 'descriptor-invalid', params: { field } }] },
        });
      }
      const { body } = await send('mfe-public', {}, { 'renderer.cjs': 'exports.render = 1;' });
      expect(body).toMatchObject({
        params: { reasons: [{ code: 'file-altered', params: { file: 'renderer.cjs' } }] },
      });
    });
  });

  it('accepts a release as the build makes it, with compressed files', async () => {
    const packed = { 'entry.js.br': brotliCompressSync('script'), 'entry.js.gz': gzipSync('script') };
    expect((await send('mfe-people', { pages: [PAGE] }, packed)).status).toBe(201);
    expect((await send('mfe-public', {})).status).toBe(201);
    expect((await send('shell', {})).status).toBe(201);
  });
});
