import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '@vitral/contracts/audit';
import type { ModuleSettings, ModuleSettingValues } from '@vitral/contracts/module-settings';
import { withDefaults } from '../collections/index.ts';
import { reaches, refusalOf } from '../module-permissions/index.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { checkVersion } from '../platform/audit/edit-versioned.ts';
import { ItemHistory } from '../platform/audit/item-history.service.ts';
import { QueryCache } from '../platform/changes/query-cache.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { ListQuery } from '../platform/lists/list-query.dto.ts';
import type { Page } from '../platform/lists/lists.ts';
import type { ModuleSettingsDto } from './module-settings.dto.ts';
import { ModuleSettingsRow } from './module-settings.entity.ts';
import { checkedValues } from './settings-checks.ts';
import { asCollection } from './settings-schema.ts';

const NOUN = 'module-settings';

/** Settings of modules. The declaration of a module decides who may read them; admins change them. docs/adr/105. */
@Injectable()
export class ModuleSettingsService {
  constructor(
    private readonly em: EntityManager,
    private readonly cache: QueryCache,
    private readonly audit: AuditService,
    private readonly history: ItemHistory,
  ) {}

  /** Lists the settings of all modules by name; there are at most as many as modules. */
  async list(): Promise<ModuleSettings[]> {
    const rows = await this.em.find(ModuleSettingsRow, {}, { orderBy: { module: 'asc' } });
    return rows.map(toResponse);
  }

  /** Returns the settings that the viewer may read. Throws the error of the missing permission if there are none. */
  async get(viewer: Viewer | null, module: string): Promise<ModuleSettingValues> {
    const active = await this.cache.read(`${NOUN}/active`, ['module_settings'], async (em) => {
      const rows = await em.find(ModuleSettingsRow, { removedAt: null });
      return new Map(rows.map((row) => [row.module, toResponse(row)]));
    });
    const settings = active.get(module);
    if (!settings) throw new AppError('module-settings.not-found');
    const { declaration, values } = settings;
    if (reaches(viewer, declaration.read) || viewerMay(viewer, 'settings.write')) return values;
    const shown = declaration.fields.filter((field) => field.public).map(({ name }) => name);
    if (shown.length === 0) throw refusalOf(viewer);
    return Object.fromEntries(Object.entries(values).filter(([name]) => shown.includes(name)));
  }

  set(module: string, { version, values: input }: ModuleSettingsDto): Promise<ModuleSettings> {
    return this.em.transactional(async (em) => {
      const row = await lock(em, module);
      if (row.removedAt) throw new AppError('module-settings.not-found');
      await checkVersion(em, { noun: NOUN, stale: 'module-settings.stale', row, version });
      const before = valuesOf(row);
      const values = checkedValues(row.declaration, input);
      // PostgreSQL reorders the fields of JSON, which the ORM would mistake for a change.
      if (!isDeepStrictEqual(values, valuesOf(row))) row.values = values;
      await em.flush();
      if (row.version === version) return toResponse(row);
      const after = valuesOf(row);
      this.audit.record(em, { verb: 'updated', noun: NOUN, itemId: row.id, itemName: module, before, after });
      return toResponse(row);
    });
  }

  async entries(module: string, query: ListQuery): Promise<Page<AuditEntry>> {
    const row = await this.em.findOne(ModuleSettingsRow, { module }, { fields: ['id'] });
    if (!row) throw new AppError('module-settings.not-found');
    return this.history.entries(NOUN, row.id, query);
  }

  async erase(module: string, confirmation: string): Promise<void> {
    if (confirmation !== module) throw new AppError('module-settings.not-confirmed');
    await this.em.transactional(async (em) => {
      const row = await lock(em, module);
      if (!row.removedAt) throw new AppError('module-settings.in-use');
      em.remove(row);
      this.audit.record(em, { verb: 'deleted', noun: NOUN, itemId: row.id, itemName: module });
    });
  }
}

async function lock(em: EntityManager, module: string): Promise<ModuleSettingsRow> {
  const row = await em.findOne(ModuleSettingsRow, { module }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!row) throw new AppError('module-settings.not-found');
  return row;
}

const valuesOf = ({ declaration, values }: ModuleSettingsRow): ModuleSettingValues =>
  withDefaults(asCollection(declaration), values) as ModuleSettingValues;

const toResponse = (row: ModuleSettingsRow): ModuleSettings => ({
  module: row.module,
  declaration: row.declaration,
  values: valuesOf(row),
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  removedAt: row.removedAt?.toISOString() ?? null,
});
