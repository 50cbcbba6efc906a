import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseName } from '@vitral/contracts/modules';
import { joinParts } from './archive-parts.ts';

/** Packs a build of the workspace as the body of POST /api/modules/:name/releases. */
export async function packRelease(workspace: string, name: ReleaseName): Promise<Buffer> {
  const folder = join(workspace, name, 'dist');
  const names = await readdir(folder);
  const parts = names.map(async (file) => ({ name: file, content: await readFile(join(folder, file)) }));
  return joinParts(await Promise.all(parts));
}
