import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import { isSafeName } from '../../platform/storage/file-store.ts';
import { ArchiveRefusal, type OpenArchive } from '../../backups/index.ts';
import type { BackupContext } from './backup-context.ts';

export interface FoundArchive {
  name: string;
  /** In bytes. */
  size: number;
  open: OpenArchive;
}

/** Finds the file at a path, or the archive of that name in the backup store. Throws StartRefusal. */
export async function findArchive({ archives }: BackupContext, pathOrName: string): Promise<FoundArchive> {
  const path = resolve(pathOrName);
  const file = await stat(path).catch(() => null);
  if (file?.isFile()) {
    return { name: basename(path), size: file.size, open: () => Promise.resolve(createReadStream(path)) };
  }
  const size = isSafeName(pathOrName) ? await archives.size(pathOrName) : null;
  if (size === null) throw new StartRefusal(`There is no file and no backup named ${pathOrName}.`);
  const open = async () => {
    const bytes = await archives.read(pathOrName);
    if (!bytes) throw new ArchiveRefusal('missing-file', 'it went away meanwhile');
    return bytes;
  };
  return { name: pathOrName, size, open };
}
