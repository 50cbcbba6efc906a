import { defineEntity, p } from '@mikro-orm/core';
import type { ModuleSettingValues, SettingsDeclaration } from '@vitral/contracts/module-settings';
import { announced, editable, instant } from '../platform/entities/columns.ts';

const ModuleSettingsRowSchema = defineEntity({
  name: 'ModuleSettingsRow',
  tableName: 'module_settings',
  triggers: [announced('module_settings')],
  properties: {
    ...editable(),
    module: p.text().unique(),
    /** Declaration of the active release; the last one once releases declare no settings. */
    declaration: p.json<SettingsDeclaration>(),
    /** Stored values; absent fields have their defaults. */
    values: p.json<ModuleSettingValues>(),
    /** Values of fields that a rollback removed from the declaration. */
    aside: p.json<Record<string, unknown>>().hidden(),
    removedAt: instant().nullable(),
  },
});

/** Settings that a module declares, or declared earlier. */
export class ModuleSettingsRow extends ModuleSettingsRowSchema.class {}
ModuleSettingsRowSchema.setClass(ModuleSettingsRow);
