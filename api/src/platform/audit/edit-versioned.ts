import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditNoun, AuditVerb } from '@vitral/contracts/audit';
import type { ErrorCode, ErrorParams } from '@vitral/contracts/errors';
import { AppError } from '../errors/app-error.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import { type AuditService, type Snapshot, changesBetween } from './audit.service.ts';

/** The audit verbs of changes that increment an item's version. */
const CHANGES: readonly AuditVerb[] = [
  'created',
  'updated',
  'activated',
  'deactivated',
  'restored',
  'moved',
  'answered',
  'uploaded',
  'published',
  'unpublished',
];

/** `id` is null for a noun with only one item. */
interface Versioned {
  id: string | null;
  version: number;
}

interface VersionCheck<Row extends Versioned> {
  noun: AuditNoun;
  stale: ErrorCode;
  /** The stored item. An absent one is stale at every version. */
  row: Row | null | undefined;
  version: number;
  /** Its id in the audit log, if that differs from the id of its row. */
  itemId?: string | null;
  /** Additional parameters of the error. */
  params?: ErrorParams;
}

interface VersionedEdit<Row, State> extends VersionCheck<Row & Versioned> {
  row: Row & { id: string; version: number };
  nameOf: (row: Row) => string;
  stateOf: (row: Row) => State;
  change: () => unknown;
  /** Verb of the audit entry; by default that of an update. */
  verb?: AuditVerb;
}

/**
 * Edits an item whose row the transaction of `em` has locked, and records the changes. Throws the errors of `checkVersion`.
 * `isChanged` is false when the edit equals the stored state: then the version stays and no entry is written.
 */
export async function editVersioned<Row, State extends Snapshot>(
  em: EntityManager,
  audit: AuditService,
  edit: VersionedEdit<Row, State>,
): Promise<{ before: State; after: State; isChanged: boolean }> {
  const { noun, row, version, nameOf, stateOf } = edit;
  await checkVersion(em, edit);
  const before = stateOf(row);
  await edit.change();
  await em.flush();
  const after = stateOf(row);
  const isChanged = row.version !== version;
  if (isChanged) {
    const verb = edit.verb ?? updateVerb(before, after);
    audit.record(em, { verb, noun, itemId: row.id, itemName: nameOf(row), before, after });
  }
  return { before, after, isChanged };
}

/** Returns the row, or refuses a stale edit. The error names the last editor and the time, as far as the audit log goes back. */
export async function checkVersion<Row extends Versioned>(
  em: EntityManager,
  { noun, stale, row, version, params, itemId = row?.id ?? null }: VersionCheck<Row>,
): Promise<Row> {
  if (row?.version === version) return row;
  const last = row && (await lastChange(em, noun, itemId));
  throw new AppError(stale, {
    ...params,
    ...(row?.id && { id: row.id }),
    current: row?.version ?? 0,
    ...(last && { changedAt: last.createdAt.toISOString() }),
    ...(last?.actorName && { changedBy: last.actorName }),
  });
}

/** Returns the audit entry of an item's last change of version, or of one of `others`. */
export async function lastChange(
  em: EntityManager,
  noun: AuditNoun,
  itemId: string | null,
  others: readonly AuditVerb[] = [],
) {
  const changes = { noun, itemId, verb: { $in: [...CHANGES, ...others] } };
  const [last] = await em.find(AuditEntry, changes, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 });
  return last;
}

const SWITCHES = ['isActive', 'isVisible', 'isEnabled'];

/** Returns `activated` or `deactivated` if an update only changed a switch, else `updated`. */
export function updateVerb(before: Snapshot, after: Snapshot): AuditVerb {
  const changed = changesBetween(before, after)?.after ?? {};
  const [[field, value] = [], ...others] = Object.entries(changed);
  if (!field || !SWITCHES.includes(field) || others.length > 0) return 'updated';
  return value ? 'activated' : 'deactivated';
}
