import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ModuleSettingValues, SettingsDeclaration } from '@vitral/contracts/module-settings';
import type { ModuleDescriptor } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { compatibilityProblems, conform } from '../collections/index.ts';
import { ModuleSettingsRow } from './module-settings.entity.ts';
import { asCollection } from './settings-schema.ts';

type Declaring = Pick<ModuleDescriptor, 'name' | 'settings'>;

/** Settings that the active releases declare. docs/adr/105. */
@Injectable()
export class SettingsDeclarations {
  constructor(private readonly em: EntityManager) {}

  /** Returns why the stored settings may not fit the declarations of the releases about to be activated. */
  async problemsOf(releases: readonly Declaring[]): Promise<ReleaseProblem[]> {
    const declaring = releases.filter(({ settings }) => settings);
    if (declaring.length === 0) return [];
    const names = declaring.map(({ name }) => name);
    const rows = await this.em.fork().find(ModuleSettingsRow, { module: { $in: names } });
    return declaring.flatMap(({ name, settings }) => {
      const before = rows.find(({ module }) => module === name)?.declaration;
      if (!before || !settings) return [];
      return compatibilityProblems(asCollection(before), asCollection(settings));
    });
  }

  /**
   * Makes the declarations of the active releases the valid ones and adapts the stored settings, in the transaction of
   * `em` that activates the releases. Settings that no release declares any more keep their values.
   */
  async activate(em: EntityManager, releases: readonly Declaring[]): Promise<void> {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true } as const;
    const rows = await em.find(ModuleSettingsRow, {}, options);
    for (const { name: module, settings } of releases) {
      const row = rows.find((one) => one.module === module);
      if (!settings) continue;
      if (row) redeclare(row, settings);
      else em.create(ModuleSettingsRow, { module, declaration: settings, values: {}, aside: {} });
    }
    const declaring = releases.flatMap(({ name, settings }) => (settings ? [name] : []));
    for (const row of rows) if (!declaring.includes(row.module)) row.removedAt ??= new Date();
    await em.flush();
  }
}

function redeclare(row: ModuleSettingsRow, declaration: SettingsDeclaration): void {
  row.removedAt = null;
  if (isDeepStrictEqual(row.declaration, declaration)) return;
  const stored = { data: row.values, aside: row.aside };
  const { data, aside } = conform(stored, asCollection(row.declaration), asCollection(declaration));
  row.values = data as ModuleSettingValues;
  row.aside = aside;
  row.declaration = declaration;
}
