import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Boot, ReleaseName } from '@vitral/contracts/modules';
import type { ReleaseSummary } from '@vitral/contracts/releases';
import { ReleaseFolders } from '../src/modules/releases/release-folders.ts';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { build as buildModule, makeWorkspace } from './set-up/workspace.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let workspace: string;
let folders: ReleaseFolders;

beforeAll(async () => {
  api = await startApi();
  folders = api.application.get(ReleaseFolders);
});
afterAll(() => api.stop());
beforeEach(async () => {
  workspace = await makeWorkspace();
});

const pageAt = (path: string) => ({
  page: path,
  addresses: { es: path, en: path, fr: path },
  reads: [],
  isIndexed: true,
});

const build = (name: ReleaseName, script: string) =>
  buildModule(workspace, name, script, {
    publicPages: name === 'mfe-public' ? ['/', '/contact'].map(pageAt) : undefined,
  });

async function releasesOf(name: ReleaseName): Promise<ReleaseSummary[]> {
  const { body } = await api.as('admin').get(`/modules/${name}/releases`).expect(200);
  return body as ReleaseSummary[];
}

async function publish(): Promise<void> {
  await api.application.get(WorkspaceBuilds).publish(workspace);
}

async function bootOf(path: string): Promise<Boot> {
  const { text } = await api.site().get(path);
  return JSON.parse(/id="boot" nonce="[^"]+">(.*?)<\/script>/.exec(text)?.[1] ?? '');
}

async function entryOf(name: ReleaseName): Promise<string> {
  const { modules: booted } = await bootOf('/admin');
  const found = booted.find((module) => module.name === name);
  return found ? found.base + found.entry : '';
}

describe('modules', () => {
  it('publishes the builds as one set, and serves their files with a permanent cache', async () => {
    await build('shell', 'shell one');
    await build('mfe-people', 'people one');
    await publish();

    const response = await api
      .site()
      .get(await entryOf('mfe-people'))
      .expect(200);
    expect(response.text).toBe('people one');
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it('activates a new set only if a build changed, and retains the files of the old release', async () => {
    await build('shell', 'shell one');
    await build('mfe-people', 'people two');
    await publish();
    const [before, oldEntry] = [await bootOf('/admin'), await entryOf('mfe-people')];
    await publish();
    expect((await bootOf('/admin')).set).toBe(before.set);

    await build('mfe-people', 'people three');
    await publish();
    expect((await bootOf('/admin')).set).not.toBe(before.set);
    expect(await entryOf('mfe-people')).not.toBe(oldEntry);
    await api.site().get(oldEntry).expect(200, 'people two');
  });

  it('publishes the same builds once if servers start together', async () => {
    const before = (await releasesOf('shell')).length;
    await build('shell', 'shell parallel');
    await Promise.all([publish(), publish(), publish()]);

    const releases = await releasesOf('shell');
    expect(releases).toHaveLength(before + 1);
    expect(releases[0]).toMatchObject({ origin: 'workspace', publishedBy: null, isActive: true });
  });

  it.each(['lost', 'changed'])('repairs a local file that was %s on its next request', async (kind) => {
    await build('shell', `shell whole, ${kind}`);
    await publish();
    const entry = await entryOf('shell');
    await api.site().get(entry).expect(200);
    const path = join(folders.root, entry.replace('/modules/', ''));
    if (kind === 'lost') await rm(path);
    else await writeFile(path, 'something else');

    const responses = await Promise.all([1, 2, 3].map(() => api.site().get(entry)));
    expect(responses.map(({ text }) => text)).toEqual(Array(3).fill(`shell whole, ${kind}`));
  });

  it('refuses a missing file with a response that is not cached', async () => {
    for (const [path, status] of [
      ['mfe-people/1.2.3-00000000/gone.js', 404],
      ['mfe-people/..%2f..%2f/secret-key', 400],
      ['a/b/.incoming', 404],
    ] as const) {
      const response = await api.site().get(`/modules/${path}`).expect(status);
      expect(response.headers['cache-control'] ?? 'no-store').not.toContain('immutable');
      expect(response.type).toBe('application/json');
    }
  });

  it('responds to every page with its status, in the language of its path or of the visitor', async () => {
    await build('shell', 'shell pages');
    await build('mfe-public', 'public pages');
    await publish();
    const visitor = api.site();

    expect((await visitor.get('/en')).text).toContain('<html lang="en">');
    expect((await visitor.get('/').set('Cookie', 'language=fr')).text).toContain('<html lang="fr">');
    expect((await visitor.get('/')).text).toContain('<html lang="es">');
    await visitor.get('/fr/contact').expect(200);
    await visitor.get('/admin/anything').expect(200);
    const missing = await visitor.get('/en/nowhere').expect(404);
    expect(missing.text).toContain('<title>Page Not Found');
  });

  it('marks only pages of logged-in visitors as having a session', async () => {
    await build('shell', 'shell session');
    await publish();
    const login = await api
      .asVisitor()
      .post('/auth/login')
      .send({ username: 'user', password: 'user-vitral' });
    const cookie = login.headers['set-cookie'] ?? '';
    expect((await api.site().get('/admin').set('Cookie', cookie)).text).toContain('"hasSession":true');
    expect((await bootOf('/admin')).hasSession).toBe(false);
  });

  it('allows only scripts of the site on a page', async () => {
    const { headers } = await api.site().get('/admin');
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
    expect(nonce).toHaveLength(24);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(reports)');
    expect(headers['cache-control']).toBe('no-store');
    const again = await api.site().get('/admin');
    expect(again.headers['content-security-policy']).not.toContain(nonce);
  });
});
