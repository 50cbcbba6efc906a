import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { BackupOrigin } from '@vitral/contracts';
import { codeOf } from '../../platform/errors/code-of.ts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import { isFull, StorageFull } from '../../platform/storage/file-store.ts';
import { writeArchive } from '../../backups/index.ts';
import { describeArchive } from './describe-archive.ts';
import { explainFailure } from './explain-failure.ts';
import { storeBackup, type WrittenBackup } from './store-backup.ts';
import { withBackupLock, type BackupContext } from './backup-context.ts';

export interface BackupTarget {
  /** Null for the backup store. */
  path: string | null;
  origin: BackupOrigin;
}

/** Writes an archive to a path or into the backup store. Throws StartRefusal. */
export async function makeBackup(context: BackupContext, { path, origin }: BackupTarget): Promise<void> {
  try {
    const { filename, summary } = await withBackupLock(context, (signal) =>
      path === null ? storeBackup(context, origin, signal) : writeTo(resolve(path), context, signal),
    );
    describeArchive(filename, summary).forEach(context.print);
  } catch (error) {
    throw explainFailure(error, 'The backup');
  }
}

/** Writes the file completely or not at all, readable by its owner only. */
async function writeTo(path: string, { place }: BackupContext, signal: AbortSignal): Promise<WrittenBackup> {
  const aside = `${path}.part`;
  const file = await openNew(path, aside);
  try {
    const archive = writeArchive(place, { signal });
    for await (const piece of archive.bytes) await file.writeFile(piece);
    await file.sync();
    await file.close();
    await rename(aside, path);
    return { filename: basename(path), summary: archive.summary() };
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(aside, { force: true });
    throw isFull(error) ? new StorageFull(error) : error;
  }
}

async function openNew(path: string, aside: string): Promise<FileHandle> {
  if (await stat(path).catch(() => null)) throw new StartRefusal(`${path} exists already.`);
  try {
    return await open(aside, 'w', 0o600);
  } catch (error) {
    throw new StartRefusal(`${path} cannot be written (${codeOf(error)}).`);
  }
}
