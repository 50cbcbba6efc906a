import { type EntityClass, type FilterQuery, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditNoun } from '@vitral/contracts/audit';
import type { BulkResult, BulkSelection, BulkSkip } from '@vitral/contracts/bulk';
import type { ErrorCode } from '@vitral/contracts/errors';
import { LIMITS } from '@vitral/contracts/limits';
import { AppError } from '../errors/app-error.ts';

/** A noun with the error code `<noun>.not-found`. */
type KnownNoun = {
  [Noun in AuditNoun]: `${Noun}.not-found` extends ErrorCode ? Noun : never;
}[AuditNoun];

interface BulkRow {
  id: string;
  version?: number;
}

/** A bulk change of a noun. */
export interface BulkChange<Row> {
  noun: KnownNoun;
  entity: EntityClass<Row>;
  nameOf: (row: Row) => string;
  selection: BulkSelection & { action: string };
  /** Selects the rows that the viewer may change. */
  scope?: FilterQuery<Row>;
  /** Selects the rows of the list, for a selection without ids. */
  filter: FilterQuery<Row>;
  /** Takes the locks of the noun that come before those of rows. */
  prepare?: (em: EntityManager) => Promise<unknown>;
  /**
   * Changes a locked row as the single change of the noun does. Throws an `AppError` before it writes anything. Returns
   * false for an unchanged row; not needed if an unchanged version shows it.
   */
  change: (em: EntityManager, row: Row) => Promise<unknown>;
  /** Runs once after all rows, for effects that concern all rows together. */
  finish?: (em: EntityManager) => Promise<unknown>;
  /** Restores a deleted item, for the action `restore`. */
  restore?: (em: EntityManager, id: string) => Promise<unknown>;
}

/**
 * Changes many rows in one transaction, each with its own audit entry, or none of them when anything fails. Rows are locked in the
 * order of their ids, so that parallel bulk changes never deadlock. A row that a rule refuses is skipped and named. docs/adr/085.
 */
export function changeMany<Row extends BulkRow>(
  em: EntityManager,
  bulk: BulkChange<Row>,
): Promise<BulkResult> {
  return em.transactional(async (em) => {
    await bulk.prepare?.(em);
    const isRestored = bulk.selection.action === 'restore';
    const result = await (isRestored ? restoreAll(em, bulk) : changeAll(em, bulk));
    if (result.changed.length > 0) await bulk.finish?.(em);
    return result;
  });
}

async function changeAll<Row extends BulkRow>(em: EntityManager, bulk: BulkChange<Row>): Promise<BulkResult> {
  const { noun, selection, nameOf, change } = bulk;
  const rows = await lockRows(em, bulk);
  const found = new Set(rows.map(({ id }) => id));
  const missing = (selection.ids ?? []).filter((id) => !found.has(id));
  const skipped: BulkSkip[] = missing.map((id) => ({
    id,
    name: '',
    code: `${noun}.not-found`,
    params: { id },
  }));
  const changed: string[] = [];
  for (const row of rows) {
    const { id, version } = row;
    const outcome = await attempt(em, () => change(em, row));
    if ('refusal' in outcome) {
      skipped.push({ id, name: nameOf(row), ...outcome.refusal });
      // Forgets the values that the change had set before it was refused.
      await em.refresh(row);
      continue;
    }
    const isSame = version !== undefined && row.version === version && selection.action !== 'delete';
    if (!isSame && outcome.value !== false) changed.push(id);
  }
  const isFull = !selection.ids && rows.length === LIMITS.bulk;
  return { changed, skipped, next: isFull ? (rows.at(-1)?.id ?? null) : null };
}

async function restoreAll<Row>(em: EntityManager, bulk: BulkChange<Row>): Promise<BulkResult> {
  const { selection, restore } = bulk;
  if (!selection.ids || !restore) throw new AppError('request.invalid', { fields: ['ids:isDefined'] });
  const result: BulkResult = { changed: [], skipped: [], next: null };
  // In reverse order, so that items with an order, which were deleted one after the other, return to their positions.
  for (const id of selection.ids.toReversed()) {
    const outcome = await attempt(em, () => restore(em, id));
    if ('refusal' in outcome) {
      result.skipped.push({ id, name: '', ...outcome.refusal });
      // Forgets the row that was about to be added.
      em.clear();
    } else result.changed.push(id);
  }
  return result;
}

/** Writes a change and returns its value, or the code of the rule that refuses it. */
async function attempt(
  em: EntityManager,
  change: () => Promise<unknown>,
): Promise<{ value: unknown } | { refusal: Pick<BulkSkip, 'code' | 'params'> }> {
  try {
    const value = await change();
    await em.flush();
    return { value };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: { code: error.code, params: textValuesOf(error) } };
  }
}

/** Returns the values that appear in the text of an error, without lists. */
const textValuesOf = ({ params }: AppError) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => typeof value !== 'object'));

async function lockRows<Row extends BulkRow>(
  em: EntityManager,
  { entity, scope = {}, filter, selection }: BulkChange<Row>,
): Promise<Row[]> {
  const { ids, after, total } = selection;
  if (!ids && !after) await refuseChanged(em, entity, filter, total);
  const chosen = ids ? [{ id: { $in: ids } }, scope] : [filter, after ? { id: { $gt: after } } : {}];
  return em.find<BulkRow>(entity, { $and: chosen } as FilterQuery<BulkRow>, {
    orderBy: { id: 'asc' },
    limit: LIMITS.bulk,
    lockMode: LockMode.PESSIMISTIC_WRITE,
  }) as Promise<Row[]>;
}

/** Throws `request.list-changed` if other rows match now than the person saw. */
async function refuseChanged<Row extends BulkRow>(
  em: EntityManager,
  entity: EntityClass<Row>,
  filter: FilterQuery<Row>,
  seen: number | undefined,
): Promise<void> {
  const total = await em.count<BulkRow>(entity, filter as FilterQuery<BulkRow>);
  if (total !== seen) throw new AppError('request.list-changed', { total });
}
