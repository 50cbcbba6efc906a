import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';

const INSERT = `
  insert into used_challenge (digest, expires_at) values (?, ?) on conflict (digest) do nothing returning digest`;

/**
 * Uses a text in the transaction of `em`, such as a challenge or the state of a login. Returns false if it was used before,
 * even by a parallel request. `until`: the instant from which on the text is invalid anyway.
 */
export async function useOnce(em: EntityManager, text: string, until: Date): Promise<boolean> {
  const digest = createHash('sha256').update(text).digest('hex');
  const rows = await em.execute<unknown[]>(INSERT, [digest, until]);
  return rows.length === 1;
}
