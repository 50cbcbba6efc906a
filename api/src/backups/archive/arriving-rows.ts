import { isDeepStrictEqual } from 'node:util';
import { ArchiveRefusal } from './archive.ts';
import { addForeignKeys, dropForeignKeys, type ForeignKey } from './foreign-keys.ts';
import type { ArchivedTable, Manifest } from './manifest.ts';
import { replaceRows } from './replace-rows.ts';
import type { RestoringTransaction } from './restoring-transaction.ts';
import { TableCopy } from './table-copy.ts';
import { listTables, quote, quoteAll } from './tables.ts';

/** Schema that exists only inside the transaction. */
const ARRIVALS = 'vitral_arrivals';

/** SQLSTATE classes of data exceptions and integrity violations. */
const WRONG_ROWS = /^2[23]/;

/**
 * Loads the rows of an archive into a separate schema. That schema is first migrated to the archive's version and, after the
 * rows are loaded, to the current one. Only then do the rows replace the present ones.
 */
export class ArrivingRows {
  private tables = new Map<string, ArchivedTable>();
  private foreignKeys: ForeignKey[] = [];
  private copy: TableCopy | null = null;

  constructor(private readonly transaction: RestoringTransaction) {}

  /** Throws ArchiveRefusal if the archive's tables do not match its migrations. */
  async expect({ migrations, tables }: Manifest): Promise<void> {
    const { client } = this.transaction;
    await client.query(`create schema ${ARRIVALS}`);
    await this.transaction.migrate(ARRIVALS, migrations);
    if (!isDeepStrictEqual(byName(tables), byName(await listTables(client, ARRIVALS)))) {
      throw new ArchiveRefusal('damaged', 'its tables are not those of the version that wrote it');
    }
    this.tables = new Map(tables.map((table) => [table.name, table]));
    this.foreignKeys = await dropForeignKeys(client, ARRIVALS);
    // Some migrations insert rows.
    for (const { name } of tables) await client.query(`truncate ${quote(ARRIVALS, name)}`);
  }

  take(table: string, text: Buffer): Promise<void> {
    return refusing(table, async () => {
      if (this.copy?.table !== table) {
        await this.copy?.end();
        const columns = quoteAll(this.tables.get(table)?.columns ?? []);
        this.copy = new TableCopy(this.transaction.client, table, `${quote(ARRIVALS, table)} (${columns})`);
      }
      await this.copy.take(text);
    });
  }

  /** Ends the last COPY. */
  finish(): Promise<void> {
    return refusing(this.copy?.table ?? '', async () => {
      await this.copy?.end();
      this.copy = null;
    });
  }

  /** Throws ArchiveRefusal if a foreign key is violated. */
  async replacePresent(): Promise<void> {
    const { client } = this.transaction;
    await refusing('a foreign key', () => addForeignKeys(client, ARRIVALS, this.foreignKeys));
    await this.transaction.migrate(ARRIVALS);
    await replaceRows(client, ARRIVALS);
    await client.query(`drop schema ${ARRIVALS} cascade`);
  }

  async abandon(): Promise<void> {
    await this.copy?.abandon();
  }
}

/** Converts errors about rows. Messages of PostgreSQL may contain row data, so only table and code are reported. */
async function refusing(table: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (typeof code !== 'string' || !WRONG_ROWS.test(code)) throw error;
    throw new ArchiveRefusal('damaged', `its rows do not fit (${table}, ${code})`);
  }
}

function byName(tables: readonly ArchivedTable[]): Map<string, string[]> {
  return new Map(tables.map(({ name, columns }) => [name, columns.toSorted()]));
}
