import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ownConnection, WITHOUT_LIMITS } from '../../platform/database/own-connection.ts';
import type { ArchivedTable } from './manifest.ts';
import { listTables, PLAIN_VALUES, quote, quoteAll } from './tables.ts';

const TABLES_WITH_FILES = ['content', 'content_variant', 'feed_thumbnail'];

/** SQL for all files that rows of these tables reference, in byte order. */
const filesOf = (tables: string[]) => `select filename as name, file_size as size from (
    ${tables.map((table) => `select filename, file_size from ${quote('public', table)}`).join(' union all ')}
  ) as files order by filename collate "C"`;

export interface NamedFile {
  name: string;
  size: number;
}

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

  /** Skips tables that a database of an earlier version lacks. */
  async files(): Promise<NamedFile[]> {
    const tables = (await listTables(this.client, 'public')).map(({ name }) => name);
    const { rows } = await this.client.query<{ name: string; size: string }>(
      filesOf(TABLES_WITH_FILES.filter((name) => tables.includes(name))),
    );
    return rows.map(({ name, size }) => ({ name, size: Number(size) }));
  }

  async sizeOf(tables: readonly ArchivedTable[]): Promise<number> {
    const names = tables.map(({ name }) => quote('public', name));
    const { rows } = await this.client.query<{ size: string }>(
      'select coalesce(sum(pg_table_size(name::regclass)), 0) as size from unnest($1::text[]) as name',
      [names],
    );
    return Number(rows[0]?.size);
  }

  rowsOf({ name, columns }: ArchivedTable): AsyncIterable<Buffer> {
    return this.client.query(copyTo(`copy ${quote('public', name)} (${quoteAll(columns)}) to stdout`));
  }

  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}
