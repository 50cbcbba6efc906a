import type { Client } from 'pg';
import { ownConnection, WITHOUT_LIMITS } from '../platform/database/own-connection.ts';
import { FIND_OTHER_MARK, KEY_MARKS, PUBLISH_MARK_IN_TRANSACTION } from '../platform/secrets/secrets.ts';
import { StartRefusal } from '../platform/errors/app-error.ts';

/** Lets servers that start at the same time check one another one by one. */
const CLAIM_LOCK = 6_183_550_031;

/**
 * Publishes the mark of this server's SECRET_KEY until the returned connection is closed; by then the server's listener
 * publishes it. Throws StartRefusal while another server publishes a different mark, since neither could read the
 * sessions and secrets of the other.
 */
export async function claimKey(databaseUrl: string, mark: number): Promise<Client> {
  const client = ownConnection({ connectionString: databaseUrl, application_name: 'vitral start' });
  try {
    await client.connect();
    await client.query(`begin; ${WITHOUT_LIMITS}`);
    await withClaimLock(client, async () => {
      const { rowCount } = await client.query(FIND_OTHER_MARK, [KEY_MARKS, mark]);
      if (rowCount) throw otherKey();
      await client.query(PUBLISH_MARK_IN_TRANSACTION, [KEY_MARKS, mark]);
    });
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function withClaimLock(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [CLAIM_LOCK]);
  try {
    await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [CLAIM_LOCK]);
  }
}

function otherKey(): StartRefusal {
  return new StartRefusal(
    'Another server on this database has another SECRET_KEY, so that neither could read the sessions and secrets of the ' +
      'other: set the same SECRET_KEY for all of them, or stop the others first.',
  );
}
