import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';
import { listMigrations, type NamedMigration } from '../../platform/database/migrations-list.ts';
import { type FileStore, Measure, type StoredFile } from '../../platform/storage/file-store.ts';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.ts';
import { databaseOptions } from '../../platform/database/database-options.ts';
import { WITHOUT_LIMITS } from '../../platform/database/own-connection.ts';
import { Restore } from '../backups.entity.ts';
import {
  type ArchivePlace,
  ArchiveRefusal,
  type OpenArchive,
  type RestoreOptions,
  type VerifiedArchive,
} from './archive.ts';
import { type ArchiveVisitor, readArchive } from './read-archive.ts';
import { RowImport } from './row-import.ts';
import { PLAIN_VALUES } from './tables.ts';

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

const ENTITIES = [AuditEntry, Restore];

/** One transaction shared by MikroORM, which runs the migrations, and by COPY, which loads the rows. */
export class RestoringTransaction {
  private constructor(
    private readonly orm: MikroORM,
    readonly em: EntityManager,
    readonly client: ClientBase,
  ) {}

  static async begin(databaseUrl: string, migrationsList: NamedMigration[]): Promise<RestoringTransaction> {
    const migrations = { migrationsList, snapshot: false, silent: true };
    // One connection for the transaction and one on which the migrator queries.
    const options = { entities: ENTITIES, migrations, pool: { min: 0, max: 2 } };
    const orm = await MikroORM.init(databaseOptions(databaseUrl, options));
    try {
      const em = orm.em.fork();
      const pool: Pool = await em.getConnection().getNativeClient();
      const acquired = new Promise<ClientBase>((resolve) => pool.once('acquire', resolve));
      await em.begin();
      const client = await acquired;
      await client.query(`${WITHOUT_LIMITS}; ${PLAIN_VALUES}`);
      return new RestoringTransaction(orm, em, client);
    } catch (error) {
      await orm.close(true);
      throw error;
    }
  }

  /** Runs the given migrations, or all, that `schema` has not applied yet. */
  async migrate(schema: string, migrations?: string[]): Promise<void> {
    const transaction = this.em.getTransactionContext();
    await this.orm.migrator.up({ schema, transaction, ...(migrations && { migrations }) });
  }

  async commit(): Promise<void> {
    await this.em.commit();
  }

  /** Rolls back if nothing was committed. */
  async end(): Promise<void> {
    if (this.em.isInTransaction()) await this.em.rollback().catch(() => undefined);
    await this.orm.close(true);
  }
}
