import type { MikroORM } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import type { Db, ConstructorOptions } from 'pg-boss';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { withStatementLimit } from '../database/wait-budget.ts';
import type { TableChanges } from '../changes/table-changes.ts';

/** Leaves time for slow queries of long queues; a query that hangs must not block its worker forever. */
const LIMIT_MS = 30_000;

/** Lets pg-boss use the server's only pool, and the connection on which the server already listens. */
export class JobDatabase implements Db {
  /** True when the last query failed because the database could not be reached. */
  isAway = false;

  private readonly logger = new Logger(JobDatabase.name);

  constructor(
    private readonly orm: MikroORM,
    private readonly changes: TableChanges | null = null,
  ) {}

  async executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    try {
      const result = await withStatementLimit(LIMIT_MS, () =>
        values ? this.query(text, values) : this.runScript(text),
      );
      this.isAway = false;
      return result;
    } catch (error) {
      const isAway = isDatabaseUnavailable(error);
      if (isAway && !this.isAway) this.logger.warn(`Jobs wait for the database: ${String(error)}`);
      this.isAway = isAway;
      throw error;
    }
  }

  async listen(channel: string, onNotification: (payload: string) => void, onReopen: () => void) {
    if (!this.changes) throw new Error('This process does not listen for jobs');
    const close = await this.changes.subscribe(channel, { onNotification, onReopen });
    return { close: async () => close() };
  }

  private async query(text: string, values: unknown[]) {
    return (await this.pool()).query(text, values);
  }

  /** Runs a script on one connection and discards that after a failure between `begin` and `commit`. */
  private async runScript(text: string) {
    const client = await (await this.pool()).connect();
    let failure: Error | undefined;
    try {
      return await client.query(text);
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      client.release(failure);
    }
  }

  private pool() {
    return this.orm.em.getConnection().getNativeClient();
  }
}

const SUPERVISE_SECONDS = 30;

export function bossOptions(db: JobDatabase, more: ConstructorOptions = {}): ConstructorOptions {
  return {
    db,
    schema: 'jobs',
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    ...more,
  };
}
