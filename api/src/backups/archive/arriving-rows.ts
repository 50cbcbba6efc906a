import { isDeepStrictEqual } from 'node:util';
import { ArchiveRefusal } from './archive.ts';
import { addForeignKeys, dropForeignKeys, type ForeignKey } from './foreign-keys.ts';
import type { ArchivedTable, Manifest } from './manifest.ts';
import { replaceRows } from './replace-rows.ts';
import type { RestoringTransaction } from './restoring-transaction.ts';
import { TableCopy } from './table-copy.ts';
import { listTables, quote, quoteAll } from './tables.ts';

/** The schema; it exists within the transaction alone. */
const ARRIVALS = 'vitral_arrivals';

/** SQLSTATE: data exceptions and broken constraints. */
const WRONG_ROWS = /^2[23]/;

/**
 * Rows on their way from an archive into a schema of their own. It is first brought to where the archive's database was by the
 * same migrations, and when they are there to where this one is. Only then the present rows give way to them.
 */
export class ArrivingRows {
  private tables = new Map<string, ArchivedTable>();
  private foreignKeys: ForeignKey[] = [];
  private copy: TableCopy | null = null;

  constructor(private readonly transaction: RestoringTransaction) {}

  /** Throws ArchiveRefusal when the archive's tables are not those of its migrations. */
  async expect({ migrations, tables }: Manifest): Promise<void> {
    const { client } = this.transaction;
    await client.query(`create schema ${ARRIVALS}`);
    await this.transaction.migrate(ARRIVALS, migrations);
    if (!isDeepStrictEqual(byName(tables), byName(await listTables(client, ARRIVALS)))) {
      throw new ArchiveRefusal('damaged', 'its tables are not those of the version that wrote it');
    }
    this.tables = new Map(tables.map((table) => [table.name, table]));
    this.foreignKeys = await dropForeignKeys(client, ARRIVALS);
    // Some migrations write rows.
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

  /** No more rows come. */
  finish(): Promise<void> {
    return refusing(this.copy?.table ?? '', async () => {
      await this.copy?.end();
      this.copy = null;
    });
  }

  /** Throws ArchiveRefusal when a row's fellows are not there. */
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

/** What PostgreSQL says about rows may repeat them: only where they are is told. */
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
