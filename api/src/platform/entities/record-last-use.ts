import type { EntityName } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';

const USE_INTERVAL_MS = 60_000;

interface Used {
  id: string;
  lastUsedAt?: Date | null | undefined;
}

/** Records that a row was used, at most once a minute, since programs send many requests in a row. */
export async function recordLastUse(
  em: EntityManager,
  entity: EntityName<Used>,
  { id, lastUsedAt }: Used,
): Promise<void> {
  const before = new Date(Date.now() - USE_INTERVAL_MS);
  if (lastUsedAt && lastUsedAt > before) return;
  await em
    .fork()
    .nativeUpdate(
      entity,
      { id, $or: [{ lastUsedAt: null }, { lastUsedAt: { $lt: before } }] },
      { lastUsedAt: new Date() },
    );
}
