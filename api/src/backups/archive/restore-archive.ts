import { listMigrations } from '../../platform/database/migrations-list.ts';
import { type FileStore, Measure, type StoredFile } from '../../platform/storage/file-store.ts';
import {
  type ArchivePlace,
  ArchiveRefusal,
  type OpenArchive,
  type RestoreOptions,
  type VerifiedArchive,
} from './archive.ts';
import { type ArchiveVisitor, readArchive } from './read-archive.ts';
import { RestoringTransaction } from './restoring-transaction.ts';
import { RowImport } from './row-import.ts';

/** Restores missing files, then all rows in one transaction. The caller holds the lock for backups. Throws ArchiveRefusal. */
export async function restoreArchive(
  open: OpenArchive,
  { summary, files: expected }: VerifiedArchive,
  place: ArchivePlace,
  options: RestoreOptions = {},
): Promise<void> {
  const migrations = options.migrations ?? (await listMigrations());
  const transaction = await RestoringTransaction.begin(place.databaseUrl, migrations);
  const rows = new RowImport(transaction);
  const files = new FileImport(place.files, expected);
  try {
    const visitor: ArchiveVisitor = {
      manifest: (manifest) => rows.prepare(manifest),
      piece: (table, text) => rows.add(table, text),
      file: (name, _size, bytes) => files.add(name, bytes),
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

/** Writes the files of an archive into a store that may already have some of them. The bytes behind a name never change. */
class FileImport {
  constructor(
    private readonly store: FileStore,
    private readonly expected: ReadonlyMap<string, StoredFile>,
  ) {}

  /** Throws ArchiveRefusal if the bytes differ from the verified ones. */
  async add(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const expected = this.expected.get(name);
    if (!expected) throw changed();
    if (await this.has(name, expected)) return;
    const stored = await this.store.write(name, bytes);
    if (stored.checksum !== expected.checksum) throw changed();
  }

  /** Compares the bytes as well, so that a damaged file is replaced. */
  private async has(name: string, { fileSize, checksum }: StoredFile): Promise<boolean> {
    if ((await this.store.size(name)) !== fileSize) return false;
    const bytes = await this.store.read(name);
    if (!bytes) return false;
    const measure = new Measure();
    for await (const piece of measure.of(bytes)) void piece;
    return measure.result().checksum === checksum;
  }
}

const changed = () => new ArchiveRefusal('damaged', 'it has changed since it was verified');
