import { defineEntity, p } from '@mikro-orm/core';
import type { ModuleSettingValues, SettingsDeclaration } from '@vitral/contracts/module-settings';
import { announced, editable, instant } from '../platform/entities/columns.ts';

/** Values of fields that the declaration lacks since a rollback. */
interface Aside {
  values: Record<string, unknown>;
  secrets: Record<string, unknown>;
}

const ModuleSettingsRowSchema = defineEntity({
  name: 'ModuleSettingsRow',
  tableName: 'module_settings',
  triggers: [announced('module_settings')],
  properties: {
    ...editable(),
    module: p.text().unique(),
    /** That of the active release; once it declares none, the last one. */
    declaration: p.json<SettingsDeclaration>(),
    /** The stored values; absent ones have their defaults. */
    values: p.json<ModuleSettingValues>(),
    /** Secret → its sealed text. */
    secrets: p.json<Record<string, string>>().hidden(),
    aside: p.json<Aside>().hidden(),
    removedAt: instant().nullable(),
  },
});

/** The settings that a module declares or declared. */
export class ModuleSettingsRow extends ModuleSettingsRowSchema.class {}
ModuleSettingsRowSchema.setClass(ModuleSettingsRow);
