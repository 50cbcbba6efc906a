import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltDescriptor, ReleaseName } from '@vitral/contracts/modules';
import { makeWorkspace } from './workspace.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Copies the builds of this checkout, so that tests can change them. */
export async function copyBuilds(...names: ReleaseName[]): Promise<string> {
  const workspace = await makeWorkspace();
  for (const name of names)
    await cp(join(ROOT, name, 'dist'), join(workspace, name, 'dist'), { recursive: true });
  return workspace;
}

export interface Change {
  /** Text that identifies the built file. */
  holding?: string;
  /** Name of the chunk, for files that are found by name. */
  chunk?: string;
  /** Returns the new text, or null to remove the file. */
  to: (text: string) => string | null;
}

/** Turns a build into another version of the module with these changes and the matching hashes. */
export async function changeBuild(
  workspace: string,
  name: ReleaseName,
  version: string,
  changes: Change[],
  more: Partial<BuiltDescriptor> = {},
): Promise<void> {
  const folder = join(workspace, name, 'dist');
  const descriptor = JSON.parse(await readFile(join(folder, 'module.json'), 'utf8')) as BuiltDescriptor;
  for (const { to, ...place } of changes) {
    const { file, text } = await find(folder, place);
    const changed = to(text);
    for (const coding of ['', '.br', '.gz']) await rm(join(folder, file + coding), { force: true });
    if (changed !== null) await write(join(folder, file), changed);
    if (file !== 'texts.json') note(descriptor, file, changed);
  }
  await writeFile(join(folder, 'module.json'), JSON.stringify({ ...descriptor, ...more, version }));
}

async function find(
  folder: string,
  { holding = '', chunk = '' }: Pick<Change, 'holding' | 'chunk'>,
): Promise<{ file: string; text: string }> {
  for (const file of await readdir(folder)) {
    if (!/\.(js|cjs)$|^texts\.json$/.test(file) || !file.startsWith(chunk && `${chunk}.`)) continue;
    const text = await readFile(join(folder, file), 'utf8');
    if (text.includes(holding)) return { file, text };
  }
  throw new Error(`No file ${chunk} of ${folder} holds ${holding}`);
}

/** Also writes the Brotli form of scripts, without which they exceed the size budget. */
async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text);
  if (path.endsWith('.js')) await writeFile(`${path}.br`, brotliCompressSync(text));
}

function note(descriptor: BuiltDescriptor, file: string, text: string | null): void {
  const { [file]: _before, ...others } = descriptor.integrity;
  const hash = text === null ? null : `sha384-${createHash('sha384').update(text).digest('base64')}`;
  if (hash && file === descriptor.renderer?.file) descriptor.renderer = { file, integrity: hash };
  else descriptor.integrity = hash ? { ...others, [file]: hash } : others;
  // The additions may exceed the page budget.
  descriptor.loads = Object.fromEntries(
    Object.entries(descriptor.loads ?? {}).map(([page, load]) => [
      page,
      { files: load.files.filter((known) => known !== file || text !== null), brotliBytes: 1_000_000 },
    ]),
  );
}
