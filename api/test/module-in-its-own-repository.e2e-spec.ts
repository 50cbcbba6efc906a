import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { callKey } from '@vitral/contracts/module-calls';
import type { Boot } from '@vitral/contracts/modules';
import type { ModuleSummary, ReleaseDetail, ReleaseSummary } from '@vitral/contracts/releases';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { OpenApiService } from '../src/platform/openapi/openapi.service.ts';
import { describeApi } from './fuzz/operations.ts';
import { startRegistry } from './set-up/local-registry.ts';
import { copyBuilds } from './set-up/real-builds.ts';
import { type Api, startApi } from './start-api.ts';

const execute = promisify(execFile);
const INSTALLED = join(import.meta.dirname, '../../node_modules');
const TOOLS = join(import.meta.dirname, '../../tools/node_modules');

let api: Api;
let registry: Awaited<ReturnType<typeof startRegistry>>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(process.env['VITRAL_TEST_FOLDER'] ?? '', 'module-'));
  registry = await startRegistry(folder);
  api = await startApi();
  await api.application.get(WorkspaceBuilds).publish(await copyBuilds('shell', 'mfe-public'));
});
afterAll(async () => {
  registry.close();
  await api.stop();
});

/** Runs a command in the folder, with packages from the local registry only. Compilers and linters print their errors to `stdout`. */
function run(place: string, command: string, words: string[], more: NodeJS.ProcessEnv = {}) {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    CI: 'true',
    npm_config_registry: registry.url,
    npm_config_cache: join(folder, 'cache'),
    npm_config_update_notifier: 'false',
    ...more,
  };
  return execute(command, words, { cwd: join(folder, place), env }).catch(
    (error: Error & { stdout: string }) => {
      throw new Error(`${error.message}\n${error.stdout}`);
    },
  );
}

/** Installs the SDK from the registry. Third-party packages are those of this workspace, so that nothing is downloaded. */
async function install(module: string) {
  const modules = join(folder, module, 'node_modules');
  await mkdir(join(modules, '@vitral/sdk'), { recursive: true });
  const { stdout } = await run('.', 'npm', ['pack', '@vitral/sdk', '--silent']);
  await run('.', 'tar', ['xzf', stdout.trim(), '-C', join(modules, '@vitral/sdk'), '--strip-components=1']);
  const others = (await readdir(INSTALLED)).filter((name) => name !== '@vitral' && name !== '.cache');
  await Promise.all(others.map((name) => symlink(join(INSTALLED, name), join(modules, name))));
  // Npm installs what another project needs in another version beside that project.
  const nested = (await readdir(TOOLS)).filter((name) => !name.startsWith('.') && !others.includes(name));
  await Promise.all(nested.map((name) => symlink(join(TOOLS, name), join(modules, name))));
}

/** Uses one of the generated calls, with the types of its parameters and its response. */
const REDIRECTS = `import { redirectsList } from '../site.gen.ts';

export const targets = async (): Promise<string[]> => (await redirectsList({ limit: 5, sort: '-from' })).items.map(({ to }) => to);
if (location.hash === '#redirects') console.warn(await targets());
`;

/** Generates the types of this site: all its operations, the same bytes each time. */
async function generateTypes(command: (...words: string[]) => Promise<{ stdout: string }>) {
  const document = await describeApi(api);
  Object.assign(api.application.get(OpenApiService), { document: () => Promise.resolve(document) });
  const operations = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([, item]) => Object.keys(item));
  expect((await command('types')).stdout).toContain(`: ${operations.length} calls`);
  expect((await command('types')).stdout).toContain('Nothing has changed');
  expect((await command('types', '--check')).stdout).toContain('is that of the site');
}

describe('a module in its own repository', () => {
  it('grows from an empty folder to a page, a card and a command on a running site, using only the packed SDK', async () => {
    await writeFile(join(folder, 'package.json'), '{"private":true}');
    const words = ['init', '@vitral/module', 'blog', '--yes', '--', '--yes'];
    await run('.', 'npm', words);
    await install('blog');
    const bin = (name: string) => join(INSTALLED, '.bin', name);
    await run('blog', bin('jest'), []);
    await run('blog', bin('eslint'), ['.']);
    await run('blog', bin('tsc'), []);

    const input = { name: 'CI', module: 'blog', mayActivate: true, days: 30 };
    const { body: created } = await api.as('admin').post('/module-tokens').send(input).expect(201);
    const module = 'node_modules/@vitral/sdk/lib/tools/publishing/vitral.js';
    const command = (...words: string[]) =>
      run('blog', process.execPath, [module, ...words, '--to', api.url], {
        VITRAL_MODULE_TOKEN: (created as { token: string }).token,
        PATH: `${join(INSTALLED, '.bin')}:${process.env['PATH'] ?? ''}`,
      });
    await generateTypes(command);
    await writeFile(join(folder, 'blog/src/blog/redirects.ts'), REDIRECTS);
    const page = join(folder, 'blog/src/blog/blog.page.tsx');
    await writeFile(page, `import './redirects.ts';\n${await readFile(page, 'utf8')}`);
    await run('blog', bin('eslint'), ['.']);
    await run('blog', bin('tsc'), []);
    const { stdout } = await command('publish');
    expect(stdout).toContain('an admin has to grant what blog asks for');

    const { body: releases } = await api.as('admin').get('/modules/blog/releases').expect(200);
    const [{ id } = { id: '' }] = releases as ReleaseSummary[];
    const { body: detail } = await api.as('admin').get(`/modules/releases/${id}`).expect(200);
    expect((detail as ReleaseDetail).ungranted).toEqual([
      { kind: 'own-permission', permission: 'blog.write', role: 'manager' },
      { kind: 'page', path: '/admin/blog', permission: 'blog.write' },
      { kind: 'slot', slot: 'dashboard-card', name: 'blog', permission: 'blog.write' },
      { kind: 'slot', slot: 'command', name: 'open-blog' },
    ]);
    expect((detail as ReleaseDetail).descriptor.calls?.map(callKey)).toEqual(['GET /api/redirects']);
    await api.as('admin').post(`/modules/releases/${id}/activate`).send({}).expect(422);
    await api.as('admin').post(`/modules/releases/${id}/grant`).send({}).expect(204);
    await api.as('admin').post(`/modules/releases/${id}/activate`).send({}).expect(200);

    const { body: modules } = await api.as('admin').get('/modules').expect(200);
    expect((modules as ModuleSummary[]).find(({ name }) => name === 'blog')?.active?.id).toBe(id);
    const { text } = await api.site().get('/admin/blog').expect(200);
    const block = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '{}';
    const blog = (JSON.parse(block) as Boot).modules.find(({ name }) => name === 'blog');
    expect(blog?.pages.map(({ path }) => path)).toEqual(['/admin/blog']);
    expect(blog?.slots?.map(({ slot, name }) => [slot, name])).toEqual([
      ['dashboard-card', 'blog'],
      ['command', 'open-blog'],
    ]);
    await api.site().get(`${blog?.base}${blog?.entry}`).expect(200);
  });
});
