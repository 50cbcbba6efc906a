import { defineEntity, p } from '@mikro-orm/core';
import type { SettingsInput } from '@vitral/contracts';
import { announced } from '../changes/announced.ts';
import { instant } from '../entities/columns.ts';

const SettingsSchema = defineEntity({
  name: 'Settings',
  triggers: [announced('settings')],
  properties: {
    /** There is one document: `site`. */
    id: p.text().primary(),
    /** What was set; fields that came later have their defaults. */
    document: p.json<Partial<SettingsInput>>(),
    updatedAt: instant()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

export class Settings extends SettingsSchema.class {}
SettingsSchema.setClass(Settings);
