import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { logInAs, type Site } from './site.ts';

const execute = promisify(execFile);
const CREATE = 'libs/create-module/dist/lib/create-module/src/create-module.js';
const SDK = 'libs/sdk/dist';
const COMMAND = 'node_modules/@vitral/sdk/lib/tools/publishing/vitral.js';

/** A module outside of this repository, made by the generator and built with the packed SDK alone. */
export interface OutsideModule {
  name: string;
  /** Changes the sources of its page and its texts, which are two files of a release, to this number. */
  write: (round: number) => Promise<void>;
  /** Runs a command of `vitral` in its folder. Throws with the output when it fails. */
  vitral: (...words: string[]) => Promise<string>;
}

/** Makes a module in `folder`, publishes its first release and activates it, with everything granted that it asks for. */
export async function makeOutsideModule(
  { root, folder, site }: { root: string; folder: string; site: Site },
  name: string,
): Promise<OutsideModule> {
  const place = join(folder, name);
  await execute(process.execPath, [join(root, CREATE), name, '--languages', 'es,en,fr', '--yes'], {
    cwd: folder,
  });
  await installPackages(root, place);
  await declareCollection(place);
  const admin = await adminOf(site.url);
  const token = { name, module: name, mayActivate: true, mayPreview: false, mayPromote: false, days: 30 };
  const { token: secret } = (await admin('POST', '/module-tokens', token)) as { token: string };
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    PATH: `${join(place, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
    VITRAL_MODULE_TOKEN: secret,
    VITRAL_SITE: site.url,
  };
  const module: OutsideModule = {
    name,
    write: (round) => writeRound(place, name, round),
    vitral: async (...words) => {
      try {
        return (await execute(process.execPath, [COMMAND, ...words], { cwd: place, env })).stdout;
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`vitral ${words.join(' ')} in ${name} failed:\n${stdout}${stderr}`, { cause: error });
      }
    },
  };
  await module.write(0);
  await module.vitral('publish');
  const [release] = (await admin('GET', `/modules/${name}/releases`)) as { id: string }[];
  await admin('POST', `/modules/releases/${release?.id}/grant`, {});
  await admin('POST', `/modules/releases/${release?.id}/activate`, {});
  await admin('POST', `/collections/${name}/posts`, { title: `post of ${name}` });
  return module;
}

/** Publishes a page of the site with a block for each of the modules. Returns its path. */
export async function publishPage(site: Site, modules: OutsideModule[]): Promise<string> {
  const admin = await adminOf(site.url);
  const blocks = modules.map(({ name: module }) => ({
    ...{ id: randomUUID(), type: 'module', isHidden: false },
    values: { title: module, shown: { module, publicBlock: 'latest' } },
  }));
  const content = {
    title: 'Modules',
    description: '',
    slug: 'from-modules',
    isInNavigation: false,
    isIndexed: true,
  };
  const created = await admin('POST', '/site-pages', { ...content, blocks });
  const { id, version } = created as { id: string; version: number };
  await admin('POST', `/site-pages/${id}/publish`, { version });
  return `/es/${content.slug}`;
}

/** Declares a public collection, and a block of it for public pages. */
async function declareCollection(place: string) {
  const file = join(place, 'src/module.json');
  const descriptor = JSON.parse(await readFile(file, 'utf8')) as { slots: object[] };
  const title = { type: 'string', minLength: 1, maxLength: 100 };
  const posts = {
    ...{ name: 'posts', label: 'title', public: true, permissions: { read: 'user', write: 'manager' } },
    schema: { type: 'object', additionalProperties: false, properties: { title }, required: ['title'] },
  };
  const block = {
    ...{ slot: 'public-block', name: 'latest', title: { es: 'Últimas', en: 'Latest', fr: 'Dernières' } },
    ...{ collection: 'posts', layout: 'list', fields: { title: 'title' }, limit: 3 },
  };
  const declared = { ...descriptor, collections: [posts], slots: [...descriptor.slots, block] };
  await writeFile(file, JSON.stringify(declared));
}

/** Installs the built SDK, and links the packages of this workspace, so that nothing is downloaded. */
async function installPackages(root: string, place: string) {
  const packages = join(place, 'node_modules');
  await mkdir(join(packages, '@vitral'), { recursive: true });
  await cp(join(root, SDK), join(packages, '@vitral/sdk'), { recursive: true });
  const linked = new Set(['@vitral', '.cache']);
  for (const installed of [join(root, 'node_modules'), join(root, 'tools/node_modules')])
    for (const name of await readdir(installed).catch(() => [])) {
      if (linked.has(name)) continue;
      linked.add(name);
      await symlink(join(installed, name), join(packages, name));
    }
}

const page = (name: string, round: number) => `import { useTranslation } from '@vitral/sdk/i18n';
import { PageHeader } from '@vitral/sdk/ui';

export function Component() {
  const { t } = useTranslation('${name}');
  return <PageHeader title={t('${name}.title')} description="${name} ${round}" />;
}
`;

async function writeRound(place: string, name: string, round: number) {
  await writeFile(join(place, `src/${name}/${name}.page.tsx`), page(name, round));
  for (const language of ['es', 'en', 'fr']) {
    const file = join(place, `src/${name}/texts/${language}.json`);
    const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    await writeFile(file, JSON.stringify({ ...texts, [`${name}.title`]: `${name} ${round}` }));
  }
}

/** Returns a function that calls the API as the demo's admin. */
async function adminOf(url: string) {
  const cookie = await logInAs(url, 'admin');
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
}
