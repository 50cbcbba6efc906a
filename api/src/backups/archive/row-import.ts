import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ArchiveRefusal } from './archive.ts';
import type { ArchivedTable, ArchiveManifest } from './manifest.ts';
import {
  addForeignKeys,
  dropForeignKeys,
  type ForeignKey,
  listTables,
  quote,
  quoteAll,
  replaceRows,
} from './tables.ts';
import { type RestoringTransaction, STAGING } from './restoring-transaction.ts';

/** SQLSTATE classes of data exceptions and integrity violations. */
const INVALID_ROWS = /^2[23]/;

/** Loads rows into a schema at the archive's version, migrates that to the current one and replaces the present rows. */
export class RowImport {
  private tables = new Map<string, ArchivedTable>();
  private foreignKeys: ForeignKey[] = [];
  private copy: TableCopy | null = null;

  constructor(private readonly transaction: RestoringTransaction) {}

  async prepare({ migrations, tables }: ArchiveManifest): Promise<void> {
    const { client } = this.transaction;
    await client.query(`create schema ${STAGING}`);
    await this.transaction.migrate(migrations);
    if (!isDeepStrictEqual(byName(tables), byName(await listTables(client, STAGING))))
      throw new ArchiveRefusal('damaged', 'its tables are not those of the version that wrote it');
    this.tables = new Map(tables.map((table) => [table.name, table]));
    this.foreignKeys = await dropForeignKeys(client, STAGING);
    // Some migrations insert rows.
    for (const { name } of tables) await client.query(`truncate ${quote(STAGING, name)}`);
  }

  add(table: string, text: Buffer): Promise<void> {
    return refuseInvalid(table, async () => {
      if (this.copy?.table !== table) {
        await this.copy?.end();
        const columns = quoteAll(this.tables.get(table)?.columns ?? []);
        this.copy = new TableCopy(this.transaction.client, table, `${quote(STAGING, table)} (${columns})`);
      }
      await this.copy.write(text);
    });
  }

  finish(): Promise<void> {
    return refuseInvalid(this.copy?.table ?? '', async () => {
      await this.copy?.end();
      this.copy = null;
    });
  }

  /** Throws ArchiveRefusal if a foreign key is violated. */
  async replacePresent(): Promise<void> {
    const { client } = this.transaction;
    await refuseInvalid('a foreign key', () => addForeignKeys(client, STAGING, this.foreignKeys));
    await this.transaction.migrate();
    await replaceRows(client, STAGING);
    await client.query(`drop schema ${STAGING} cascade`);
  }

  async abandon(): Promise<void> {
    await this.copy?.abandon();
  }
}

/** Converts errors about rows. Messages of PostgreSQL may contain row data, so only table and code are reported. */
async function refuseInvalid(table: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (typeof code !== 'string' || !INVALID_ROWS.test(code)) throw error;
    throw new ArchiveRefusal('damaged', `its rows are invalid (${table}, ${code})`);
  }
}

const byName = (tables: readonly ArchivedTable[]): Map<string, string[]> =>
  new Map(tables.map(({ name, columns }) => [name, columns.toSorted()]));

class TableCopy {
  private readonly copy;
  private failure: unknown = null;
  private fail: (error: unknown) => void = () => {};

  constructor(
    client: ClientBase,
    readonly table: string,
    into: string,
  ) {
    this.copy = client.query(copyFrom(`copy ${into} from stdin`));
    this.copy.on('error', (error: unknown) => {
      this.failure ??= error;
      this.fail(error);
    });
  }

  async write(text: Buffer): Promise<void> {
    await this.attempt((done) => this.copy.write(text, done));
  }

  async end(): Promise<void> {
    await this.attempt((done) => this.copy.end(done));
  }

  /** Ends the COPY, so that the connection can roll back. */
  async abandon(): Promise<void> {
    if (this.failure || this.copy.writableFinished) return;
    const closed = once(this.copy, 'close').catch(() => undefined);
    this.copy.destroy(new Error('The restore has ended'));
    await closed;
  }

  /** Runs one step at a time, since the library does not expect a failure with writes queued. */
  private async attempt(act: (done: () => void) => void): Promise<void> {
    if (this.failure) throw this.failure;
    await new Promise<void>((resolve, reject) => {
      this.fail = reject;
      act(resolve);
    });
  }
}
