import { defineEntity, p } from '@mikro-orm/core';
import { announced, identity, instant } from '../../platform/entities/columns.ts';

/** Releases that only browsers with the link of the preview receive, in place of the active ones of their modules. */
const ModulePreviewSchema = defineEntity({
  name: 'ModulePreview',
  triggers: [announced('module_preview')],
  properties: {
    ...identity(),
    name: p.text().unique(),
    /** One for each module that takes part. */
    releaseIds: p.json<string[]>(),
    /** Name of the person or the token. No foreign key, since either may have been deleted. */
    createdBy: p.text(),
    createdById: p.uuid(),
    updatedAt: instant(),
    endsAt: instant(),
  },
});

export class ModulePreview extends ModulePreviewSchema.class {}
ModulePreviewSchema.setClass(ModulePreview);
