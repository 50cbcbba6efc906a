import type { EntityManager } from '@mikro-orm/postgresql';

const LEASE_SECONDS = 60;
/** Three renewals in a row must fail before the lease ends. */
const RENEW_EVERY_MS = 15_000;

/** Runs `work` while this server holds the lease of a call; returns false if another server holds it. */
export async function withLease(em: EntityManager, id: string, work: () => Promise<void>): Promise<boolean> {
  if (!(await take(em, id))) return false;
  // A renewal that fails leaves the lease to the next one.
  const renewal = setInterval(() => void extend(em.fork(), id).catch(() => {}), RENEW_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(renewal);
  }
  return true;
}

async function take(em: EntityManager, id: string): Promise<boolean> {
  const taken = await em.execute<{ id: string }[]>(
    `update zoom_call set claimed_until = now() + make_interval(secs => ?)
     where id = ? and (claimed_until is null or claimed_until <= now()) returning id`,
    [LEASE_SECONDS, id],
  );
  return taken.length === 1;
}

async function extend(em: EntityManager, id: string): Promise<void> {
  await em.execute(
    `update zoom_call set claimed_until = now() + make_interval(secs => ?)
     where id = ? and claimed_until is not null`,
    [LEASE_SECONDS, id],
  );
}
