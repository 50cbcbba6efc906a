import { type EntityClass, type FilterQuery, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ErrorCode } from '@vitral/contracts/errors';
import { AppError } from '../errors/app-error.ts';

/**
 * Returns the row of that id and locks it until the transaction of `em` ends, so that the second of two parallel changes
 * sees the first. Throws `notFound` when there is no such row, or when it does not match `filter`.
 */
export async function lockRow<Row extends { id: string }>(
  em: EntityManager,
  entity: EntityClass<Row>,
  id: string,
  notFound: ErrorCode,
  filter: FilterQuery<Row> = {},
): Promise<Row> {
  const byId = { id } as FilterQuery<Row>;
  const row = await em.findOne<Row>(entity, { $and: [byId, filter] } as FilterQuery<Row>, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
  });
  if (!row) throw new AppError(notFound, { id });
  return row;
}
