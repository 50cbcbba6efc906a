import { defineEntity, p } from '@mikro-orm/core';
import type { SettingsInput } from '@vitral/contracts/settings';
import { instant, announced } from '../entities/columns.ts';

const SettingsSchema = defineEntity({
  name: 'Settings',
  triggers: [announced('settings')],
  properties: {
    /** The id of the only row: `site`. */
    id: p.text().primary(),
    /** The stored settings; fields that were added later have their defaults. */
    document: p.json<Partial<SettingsInput>>(),
    updatedAt: instant()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

export class Settings extends SettingsSchema.class {}
SettingsSchema.setClass(Settings);
