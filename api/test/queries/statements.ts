import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { ANNOUNCEMENT } from '../../src/platform/entities/columns.ts';
import { TableChanges } from '../../src/platform/changes/table-changes.ts';

/** Periodic work that no request causes: jobs, expired sessions, stale backups and restores, and counts of sent pages. */
const ASKED_BY_ITSELF =
  /\bjobs\.|DELETE FROM "session" WHERE expire|from "(backup|restore)" .+"seen_at" <|into set_traffic|set "last_seen_at"/;

type Query = string | { text: string };

/**
 * Records every statement that a server sends on the connections of its pool, including those of sessions, limits and
 * transactions, but not those of the connection on which it listens for changes.
 */
export class Statements {
  private readonly clients = new WeakSet<PoolClient>();
  private statements: string[] | null = null;
  /** Number of requests in progress. */
  private responding = 0;

  private constructor(
    private readonly pool: Pool,
    private readonly changes: TableChanges,
    server: Server,
  ) {
    server.on('request', (_, response) => {
      this.responding += 1;
      response.once('close', () => (this.responding -= 1));
    });
    pool.on('acquire', (client) => this.listenTo(client));
  }

  static async of(application: INestApplication): Promise<Statements> {
    const pool = await application.get(MikroORM).em.getConnection().getNativeClient();
    return new Statements(pool, application.get(TableChanges), application.getHttpServer() as Server);
  }

  /** Statements that `work` sends when nothing is cached. */
  async during(work: () => Promise<unknown>): Promise<string[]> {
    await this.clearCaches();
    const statements: string[] = [];
    this.statements = statements;
    try {
      await work();
      await this.untilQuiet();
    } finally {
      this.statements = null;
    }
    return statements;
  }

  /** Acts as if every watched table had changed, and waits until all listeners have caught up. */
  private async clearCaches(): Promise<void> {
    const { rows } = await this.pool.query<{ table: string }>(
      'select tgrelid::regclass as table from pg_trigger where tgname = $1',
      [ANNOUNCEMENT],
    );
    for (const { table } of rows) await this.pool.query(`delete from ${table} where false`);
    await this.changes.settle();
    await this.untilQuiet();
  }

  /** Also waits for the work that a request causes after its response was sent. */
  private async untilQuiet(): Promise<void> {
    while (this.responding > 0 || this.pool.idleCount < this.pool.totalCount) await nextTurn();
  }

  private listenTo(client: PoolClient): void {
    if (this.clients.has(client)) return;
    this.clients.add(client);
    const query = client.query.bind(client) as (...input: unknown[]) => unknown;
    Object.assign(client, {
      query: (...input: [Query, ...unknown[]]) => {
        const text = typeof input[0] === 'string' ? input[0] : input[0].text;
        if (!ASKED_BY_ITSELF.test(text)) this.statements?.push(text);
        return query(...input);
      },
    });
  }
}
