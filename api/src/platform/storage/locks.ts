import type { EntityManager } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { ownConnection, WITHOUT_LIMITS } from '../database/own-connection.ts';

export const BACKUP_LOCK = 6_183_550_021;

/** Also held meanwhile, and taken as a shared lock while files are removed from the store. */
export const FILES_LOCK = 6_183_550_022;

/** TCP keepalives, by which the database releases the lock of a dead machine after a minute. */
const KEEPALIVES =
  'set local tcp_keepalives_idle = 20; set local tcp_keepalives_interval = 10; set local tcp_keepalives_count = 4';

/** Shared by all servers and commands. Held by an idle transaction, since a pooler would not release a session lock. */
export class BackupLock {
  private readonly lost = new AbortController();

  private constructor(private readonly client: Client) {
    const lose = () => this.lost.abort(new Error('The connection to the database was lost'));
    client.on('error', lose);
    client.on('end', lose);
  }

  /** Takes the lock; null if it is held elsewhere. Until it is released, no file that a row refers to is removed from the store. */
  static async take(databaseUrl: string): Promise<BackupLock | null> {
    const client = ownConnection({ connectionString: databaseUrl, application_name: 'vitral backups' });
    const lock = new BackupLock(client);
    try {
      await client.connect();
      await client.query(`begin; ${WITHOUT_LIMITS}; ${KEEPALIVES}`);
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_xact_lock($1) as taken',
        [BACKUP_LOCK],
      );
      if (rows[0]?.taken) {
        await client.query('select pg_advisory_xact_lock($1)', [FILES_LOCK]);
        return lock;
      }
    } catch (error) {
      await lock.end();
      throw error;
    }
    await lock.end();
    return null;
  }

  /** Aborted when the lock is released, or lost with its connection. */
  get signal(): AbortSignal {
    return this.lost.signal;
  }

  async end(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}

/** Returns whether files may be removed in the transaction of `em`: no archive is written or restored meanwhile. */
export async function mayRemoveFiles(em: EntityManager): Promise<boolean> {
  const rows = await em.execute<{ may: boolean }[]>('select pg_try_advisory_xact_lock_shared(?) as may', [
    FILES_LOCK,
  ]);
  return rows[0]?.may === true;
}
