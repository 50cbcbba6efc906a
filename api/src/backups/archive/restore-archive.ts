import { listMigrations } from '../../platform/database/migrations-list.ts';
import type { ArchivePlace, OpenArchive, RestoreOptions, VerifiedArchive } from './archive.ts';
import { ArrivingRows } from './arriving-rows.ts';
import { type ArchiveVisitor, readArchive } from './read-archive.ts';
import { changed, RestoredFiles } from './restored-files.ts';
import { RestoringTransaction } from './restoring-transaction.ts';

/**
 * Restores everything: first the files that the store lacks, then all rows in one transaction, which also ends all sessions.
 * The caller holds the lock for backups. Throws ArchiveRefusal.
 */
export async function restoreArchive(
  open: OpenArchive,
  { summary, files: expected }: VerifiedArchive,
  place: ArchivePlace,
  options: RestoreOptions = {},
): Promise<void> {
  const migrations = options.migrations ?? (await listMigrations());
  const transaction = await RestoringTransaction.begin(place.databaseUrl, migrations);
  const rows = new ArrivingRows(transaction);
  const files = new RestoredFiles(place.files, expected);
  try {
    const visitor: ArchiveVisitor = {
      manifest: (manifest) => rows.expect(manifest),
      piece: (table, text) => rows.take(table, text),
      file: (name, _size, bytes) => files.take(name, bytes),
    };
    const read = await readArchive(await open(), visitor, { ...options, size: summary.size, migrations });
    if (read.summary.checksum !== summary.checksum) throw changed();
    await rows.finish();
    await rows.replacePresent();
    await options.beforeCommit?.(transaction.em);
    options.signal?.throwIfAborted();
    await transaction.commit();
  } finally {
    await rows.abandon();
    await transaction.end();
  }
}
