import type { EntityManager } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { ownConnection } from '../database/own-connection.ts';
import { WITHOUT_LIMITS } from '../database/without-limits.ts';

/** Held by whoever writes or restores an archive. */
export const BACKUP_LOCK = 6_183_550_021;

/** Held meanwhile as well; whoever takes files away from the store shares it. */
export const FILES_LOCK = 6_183_550_022;

/** The database ends the turn of a machine that died without a word after a minute. */
const SIGN_OF_LIFE =
  'set local tcp_keepalives_idle = 20; set local tcp_keepalives_interval = 10; set local tcp_keepalives_count = 4';

/**
 * The right to write or restore an archive, of which there is one for all servers and command lines. It lasts as long as a
 * transaction that does nothing else: a session's lock would stay with a pooler's connection.
 */
export class Turn {
  private readonly lost = new AbortController();

  private constructor(private readonly client: Client) {
    const lose = () => this.lost.abort(new Error('The database went away'));
    client.on('error', lose);
    client.on('end', lose);
  }

  /** Null: somebody else's. No file that a row names goes from the store until it ends. */
  static async take(databaseUrl: string): Promise<Turn | null> {
    const client = ownConnection({ connectionString: databaseUrl, application_name: 'vitral backups' });
    const turn = new Turn(client);
    try {
      await client.connect();
      await client.query(`begin; ${WITHOUT_LIMITS}; ${SIGN_OF_LIFE}`);
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_xact_lock($1) as taken',
        [BACKUP_LOCK],
      );
      if (rows[0]?.taken) {
        await client.query('select pg_advisory_xact_lock($1)', [FILES_LOCK]);
        return turn;
      }
    } catch (error) {
      await turn.end();
      throw error;
    }
    await turn.end();
    return null;
  }

  /** Aborted when the turn is over, also when it was lost with its connection. */
  get signal(): AbortSignal {
    return this.lost.signal;
  }

  async end(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}

/**
 * Whether files may be taken away until the end of the transaction that `em` is in: no archive is being written or restored,
 * and none will begin meanwhile.
 */
export async function mayRemoveFiles(em: EntityManager): Promise<boolean> {
  const rows = await em.execute<{ may: boolean }[]>('select pg_try_advisory_xact_lock_shared(?) as may', [
    FILES_LOCK,
  ]);
  return rows[0]?.may === true;
}
