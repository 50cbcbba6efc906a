import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { withStatementLimit } from '../database/wait-budget.ts';
import { orderOf } from '../lists/lists.ts';

const AT_ONCE = 500;
/** Time limit for one piece: the file's head is already sent, and the list may be long. */
const PIECE_MS = 60_000;

interface Identified {
  id: string;
}

/** Reads a whole list in the order of `sort`, 500 rows at a time. */
export async function* readPiecewise<Row extends Identified>(
  em: EntityManager,
  entity: EntityClass<Row>,
  filter: FilterQuery<Row>,
  sort: string,
): AsyncGenerator<Row[]> {
  const field = sort.replace(/^-/, '');
  const properties: Record<string, { nullable?: boolean }> = em.getMetadata().get(entity).properties;
  const mayBeNull = properties[field]?.nullable ?? false;
  const orderBy = orderOf(sort, mayBeNull ? [field] : []);
  let last: Row | undefined;
  do {
    const where = { $and: [filter, last ? after(last, sort, mayBeNull) : {}] } as FilterQuery<Identified>;
    const rows = (await withStatementLimit(PIECE_MS, () =>
      em.fork().find<Identified>(entity, where, { orderBy, limit: AT_ONCE }),
    )) as Row[];
    if (rows.length > 0) yield rows;
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}

/** Selects the rows after a given row; an offset would repeat or skip rows while others are added and deleted. */
function after(last: Identified, sort: string, mayBeNull: boolean): object {
  const field = sort.replace(/^-/, '');
  const value = (last as unknown as Record<string, unknown>)[field] ?? null;
  const beyond = sort.startsWith('-') ? '$lt' : '$gt';
  const equals = { [field]: value, id: { [beyond]: last.id } };
  if (value === null) return equals;
  return { $or: [{ [field]: { [beyond]: value } }, equals, ...(mayBeNull ? [{ [field]: null }] : [])] };
}
