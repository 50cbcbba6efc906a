import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ownConnection } from '../../platform/database/own-connection.ts';
import { WITHOUT_LIMITS } from '../../platform/database/without-limits.ts';
import type { ArchivedTable } from './manifest.ts';
import { PLAIN_VALUES } from './plain-values.ts';
import { listTables, quote, quoteAll } from './tables.ts';

/** Whose rows name files. */
const TABLES_WITH_FILES = ['content', 'content_variant', 'feed_thumbnail'];

/** Every file that a row of these tables names, in the order of bytes. */
const filesOf = (tables: string[]) => `select filename as name, file_size as size from (
    ${tables.map((table) => `select filename, file_size from ${quote('public', table)}`).join(' union all ')}
  ) as files order by filename collate "C"`;

export interface NamedFile {
  name: string;
  /** Bytes, as the row says. */
  size: number;
}

/** All rows as they are at one moment, whatever is written meanwhile. */
export class Snapshot {
  private constructor(private readonly client: Client) {}

  static async open(databaseUrl: string): Promise<Snapshot> {
    const client = ownConnection({ connectionString: databaseUrl, application_name: 'vitral backup' });
    const snapshot = new Snapshot(client);
    try {
      await client.connect();
      await client.query(
        `begin isolation level repeatable read read only; ${WITHOUT_LIMITS}; ${PLAIN_VALUES}`,
      );
      return snapshot;
    } catch (error) {
      await snapshot.close();
      throw error;
    }
  }

  /** Until the end nobody changes their columns. */
  async tables(): Promise<ArchivedTable[]> {
    const tables = await listTables(this.client, 'public');
    for (const { name } of tables) {
      await this.client.query(`lock table ${quote('public', name)} in access share mode`);
    }
    return tables;
  }

  async migrations(): Promise<string[]> {
    const { rows } = await this.client.query<{ name: string }>(
      'select name from public.mikro_orm_migrations order by id',
    );
    return rows.map(({ name }) => name);
  }

  /** A database of an earlier version may lack a table. */
  async files(): Promise<NamedFile[]> {
    const tables = (await listTables(this.client, 'public')).map(({ name }) => name);
    const { rows } = await this.client.query<{ name: string; size: string }>(
      filesOf(TABLES_WITH_FILES.filter((name) => tables.includes(name))),
    );
    return rows.map(({ name, size }) => ({ name, size: Number(size) }));
  }

  /** Bytes that the tables have on the disk: about as many as their rows as text. */
  async sizeOf(tables: readonly ArchivedTable[]): Promise<number> {
    const names = tables.map(({ name }) => quote('public', name));
    const { rows } = await this.client.query<{ size: string }>(
      'select coalesce(sum(pg_table_size(name::regclass)), 0) as size from unnest($1::text[]) as name',
      [names],
    );
    return Number(rows[0]?.size);
  }

  /** What COPY writes of a table, cut anywhere. */
  rowsOf({ name, columns }: ArchivedTable): AsyncIterable<Buffer> {
    return this.client.query(copyTo(`copy ${quote('public', name)} (${quoteAll(columns)}) to stdout`));
  }

  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}
