import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltDescriptor, ReleaseName } from '@vitral/contracts/modules';

/** Hash of a file as in descriptors, `sha384-...`. */
export function sha384(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** Creates a folder of built modules, as `npm run build` does. */
export function makeWorkspace(): Promise<string> {
  return mkdtemp(join(process.env['VITRAL_TEST_FOLDER'] ?? '', 'workspace-'));
}

const LANDING_LOADS: Partial<Record<ReleaseName, string>> = {
  shell: 'every public page',
  'mfe-public': 'the landing page',
};
const STYLE = 'main { display: block; }';

/** Writes the files of a build of the module to the workspace. */
export async function build(
  workspace: string,
  name: ReleaseName,
  script: string,
  more: Partial<BuiltDescriptor> = {},
): Promise<void> {
  const folder = join(workspace, name, 'dist');
  await mkdir(folder, { recursive: true });
  const descriptor: BuiltDescriptor = {
    name,
    contract: 1,
    pages: [],
    version: '1.2.3',
    entry: 'entry.js',
    styles: [],
    library: name === 'shell' ? null : name.replaceAll('-', '_'),
    shared: {},
    texts: 'texts.json',
    ...(LANDING_LOADS[name] && {
      loads: { [LANDING_LOADS[name]]: { files: ['entry.js'], brotliBytes: 5000 } },
    }),
    ...more,
    integrity: { 'entry.js': sha384(script), ...more.integrity },
  };
  await writeFile(join(folder, 'entry.js'), script);
  await writeFile(join(folder, 'texts.json'), JSON.stringify({ es: {}, en: {}, fr: {} }));
  await writeFile(join(folder, 'module.json'), JSON.stringify(descriptor));
}

/** Writes a build of mfe-public with the server renderer `renderer`, the body of a CommonJS file. */
export async function buildPublicModule(
  workspace: string,
  renderer: string,
  more: Partial<BuiltDescriptor> = {},
): Promise<void> {
  const page = (name: string, es: string, en = es) => ({
    page: name,
    addresses: { es, en, fr: en },
    reads: ['/api/testimonials', '/api/site-config/site_logo', '/api/landing-content'],
    isIndexed: !name.includes('sent'),
  });
  await build(workspace, 'mfe-public', 'public', {
    publicPages: [
      page('landing', '/'),
      page('education', '/educacion', '/education'),
      page('contact', '/contact'),
      page('contact-sent', '/contact/sent'),
      { page: 'not-found', reads: [], isIndexed: false },
    ],
    pageStyles: { landing: ['page.css'] },
    islands: ['menu'],
    ...more,
    integrity: { 'page.css': sha384(STYLE) },
    renderer: { file: 'renderer.cjs', integrity: sha384(renderer) },
  });
  await writeFile(join(workspace, 'mfe-public/dist/page.css'), STYLE);
  await writeFile(join(workspace, 'mfe-public/dist/renderer.cjs'), renderer);
}
