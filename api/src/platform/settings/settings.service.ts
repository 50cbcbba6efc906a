import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DEFAULT_SETTINGS,
  type Settings as SettingsResponse,
  type SettingsInput,
} from '@vitral/contracts/settings';
import { AuditService } from '../audit/audit.service.ts';
import { checkVersion } from '../audit/edit-versioned.ts';
import { Configuration } from '../config/configuration.ts';
import { TableChanges } from '../changes/table-changes.ts';
import { GenerationCache } from '../changes/generation-cache.ts';
import { isRecord } from '../validation/shapes.ts';
import type { SettingsDto } from './settings.dto.ts';
import { Settings } from './settings.entity.ts';

const ID = 'site';
const TABLES = ['settings'];

/** May refuse a change of the settings with an AppError, in its transaction. */
export type SettingsCheck = (em: EntityManager, before: SettingsInput, after: SettingsInput) => Promise<void>;

@Injectable()
export class SettingsService {
  private readonly checks: SettingsCheck[] = [];
  private readonly cached = new GenerationCache<SettingsInput>({ entries: 1 });

  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly changes: TableChanges,
    private readonly configuration: Configuration,
  ) {}

  /** Returns the settings as any server stored them last; queries them only after a change. */
  current(): Promise<SettingsInput> {
    // Outside the caller's transaction, which may see more or less than other callers do.
    return this.cached.get(ID, this.changes.generationOf(TABLES), () =>
      readSettings(this.em.fork({ clear: true })),
    );
  }

  /** Adds a check of a noun, whose rows the platform does not know. */
  checkWith(check: SettingsCheck): void {
    this.checks.push(check);
  }

  async get(): Promise<SettingsResponse> {
    return this.toResponse(await this.em.findOne(Settings, { id: ID }));
  }

  set({ version, ...input }: SettingsDto): Promise<SettingsResponse> {
    return this.em.transactional(async (em) => {
      const row = await lock(em);
      const stored = { id: null, version: row.version };
      await checkVersion(em, { noun: 'settings', stale: 'settings.stale', row: stored, version });
      const before = withDefaults(row.document);
      // Converts the DTO to plain objects, as the database returns them.
      const after = withDefaults(JSON.parse(JSON.stringify(input)));
      if (isDeepStrictEqual(before, after)) return this.toResponse(row);
      for (const check of this.checks) await check(em, before, after);
      row.document = after;
      await em.flush();
      this.audit.record(em, {
        verb: 'updated',
        noun: 'settings',
        itemId: null,
        itemName: null,
        ...differences(before, after),
      });
      return this.toResponse(row);
    });
  }

  private toResponse(row: Settings | null): SettingsResponse {
    return {
      ...withDefaults(row?.document),
      canMail: this.configuration.mail !== null,
      canSms: this.configuration.smsWebhook !== null,
      version: row?.version ?? 0,
      updatedAt: row?.version ? row.updatedAt.toISOString() : null,
    };
  }
}

export async function readSettings(em: EntityManager): Promise<SettingsInput> {
  const row = await em.findOne(Settings, { id: ID });
  return withDefaults(row?.document);
}

/** Locks the row until the transaction ends; creates it first when nothing was ever changed. */
async function lock(em: EntityManager): Promise<Settings> {
  await em.execute(
    `insert into "settings" ("id", "document", "updated_at", "version") values (?, '{}', now(), 0) on conflict do nothing`,
    [ID],
  );
  return em.findOneOrFail(Settings, { id: ID }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Completes a document with the defaults of fields that were added since it was stored. */
function withDefaults(document: Partial<SettingsInput> = {}): SettingsInput {
  const { siteName, siteDescription, notifications, backups } = DEFAULT_SETTINGS;
  return {
    ...DEFAULT_SETTINGS,
    ...document,
    siteName: { ...siteName, ...document.siteName },
    siteDescription: { ...siteDescription, ...document.siteDescription },
    notifications: {
      ...notifications,
      ...document.notifications,
      mail: { ...notifications.mail, ...document.notifications?.mail },
      sms: { ...notifications.sms, ...document.notifications?.sms },
    },
    backups: { ...backups, ...document.backups },
  };
}

type Fields = Record<string, unknown>;

/** Returns the fields that differ between two documents with the same fields, at any depth; a list is one value. */
export function differences(before: object, after: object): { before: Fields; after: Fields } {
  const differing: { before: Fields; after: Fields } = { before: {}, after: {} };
  for (const [field, was] of Object.entries(before)) {
    const is = (after as Fields)[field];
    if (isDeepStrictEqual(was, is)) continue;
    const inner = isRecord(was) && isRecord(is) ? differences(was, is) : { before: was, after: is };
    differing.before[field] = inner.before;
    differing.after[field] = inner.after;
  }
  return differing;
}
