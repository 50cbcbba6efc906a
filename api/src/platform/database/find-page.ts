import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { EntityManager, QBFilterQuery } from '@mikro-orm/postgresql';

interface Identified {
  id: string;
}

interface Part {
  limit: number;
  offset: number;
  orderBy: Record<string, string>[];
}

/** The rows of one page of a list, and how many the list has in all. */
export async function findPage<Row extends Identified>(
  em: EntityManager,
  entity: EntityClass<Row>,
  filter: FilterQuery<Row>,
  { limit, offset, orderBy }: Part,
): Promise<[rows: Row[], total: number]> {
  const where = filter as FilterQuery<Identified>;
  // Sorting whole rows, to leave out all but the last of them, would take PostgreSQL to the disk.
  const ids = em
    .createQueryBuilder<Identified>(entity)
    .select('id')
    .where(where as QBFilterQuery<Identified>)
    .orderBy(orderBy)
    .limit(limit, offset);
  const [rows, total] = await Promise.all([
    em.fork().find<Identified>(entity, { id: { $in: ids.toRaw() } } as FilterQuery<Identified>, { orderBy }),
    em.fork().count<Identified>(entity, where),
  ]);
  return [rows as Row[], total];
}
