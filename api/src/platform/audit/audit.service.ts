import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditNoun, AuditVerb, AuditChanges } from '@vitral/contracts/audit';
import { currentActor, currentRequestId } from '../access/request-scope.ts';
import { AuditEntry } from './audit-entry.entity.ts';

export interface AuditedEvent {
  verb: AuditVerb;
  noun: AuditNoun;
  itemId: string | null;
  itemName: string | null;
  /** The item's response before and after; only the differing fields are stored. */
  before?: Snapshot;
  after?: Snapshot;
  actor?: { id: string; name: string };
}

@Injectable()
export class AuditService {
  /** Adds an entry to the transaction of `em`, so that it is committed with the change. */
  record(em: EntityManager, { before, after, actor, ...event }: AuditedEvent): void {
    const who = actor ?? currentActor();
    em.persist(
      em.create(AuditEntry, {
        ...event,
        actorId: who?.id ?? null,
        actorName: who?.name ?? null,
        changes: changesBetween(before, after),
        requestId: currentRequestId(),
      }),
    );
  }
}

export type Snapshot = object;

const BOOKKEEPING = new Set(['version', 'updatedAt']);

/** Field names that never get into an entry, at any depth: a safeguard for services that pass a secret by mistake. */
const SECRET = /(password|passcode|token|secret|hash|cookie|sealed|api_?keys?|recovery_?codes)$|^key$/i;
/** Claims such as `hasPassword` reveal no secret. */
const CLAIM = /^(has|is)[A-Z]/;

const isSecret = (field: string) => SECRET.test(field) && !CLAIM.test(field);

export function changesBetween(before?: Snapshot, after?: Snapshot): AuditChanges | null {
  if (!before && !after) return null;
  const old = withoutSecrets({ ...before });
  const now = withoutSecrets({ ...after });
  const differing = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (field) => !BOOKKEEPING.has(field) && !isDeepStrictEqual(old[field], now[field]),
  );
  return { before: pick(old, differing), after: pick(now, differing) };
}

function pick(source: Record<string, unknown>, fields: string[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter((field) => field in source).map((field) => [field, source[field]]));
}

function withoutSecrets(source: object): Record<string, unknown> {
  const open = Object.entries(source).filter(([field]) => !isSecret(field));
  return Object.fromEntries(open.map(([field, value]) => [field, cleared(value)]));
}

function cleared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleared);
  const isRecord = typeof value === 'object' && value !== null && !(value instanceof Date);
  return isRecord ? withoutSecrets(value) : value;
}
