import type { EntityManager } from '@mikro-orm/postgresql';

const LEASE_SECONDS = 60;
/** Three renewals in a row must fail before the lease ends. */
const RENEW_EVERY_MS = 15_000;

/**
 * Runs `work` while this server holds the lease of a call; returns false if another server holds it. A server that lost
 * its lease because it could not renew it in time neither extends nor ends the lease of the next server.
 */
export async function withLease(em: EntityManager, id: string, work: () => Promise<void>): Promise<boolean> {
  let lease = await take(em, id);
  if (lease === null) return false;
  let renewed = Promise.resolve();
  const renew = async () => {
    // After a failed renewal, the next renewal extends the lease.
    lease = await extend(em.fork(), id, lease).catch(() => lease);
  };
  const renewals = setInterval(() => {
    renewed = renewed.then(renew);
  }, RENEW_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(renewals);
    await renewed;
    await em.execute('update zoom_call set claimed_until = null where id = ? and claimed_until = ?', [
      id,
      lease,
    ]);
  }
  return true;
}

/** Returns the end of the new lease, which identifies its holder; null if another server holds one. */
async function take(em: EntityManager, id: string): Promise<string | null> {
  return endOf(em, `id = ? and (claimed_until is null or claimed_until <= now())`, [id]);
}

async function extend(em: EntityManager, id: string, lease: string | null): Promise<string | null> {
  return endOf(em, `id = ? and claimed_until = ?`, [id, lease]);
}

async function endOf(em: EntityManager, where: string, values: unknown[]): Promise<string | null> {
  const [row] = await em.execute<{ end: string }[]>(
    `update zoom_call set claimed_until = now() + make_interval(secs => ?)
     where ${where} returning claimed_until::text as "end"`,
    [LEASE_SECONDS, ...values],
  );
  return row?.end ?? null;
}
