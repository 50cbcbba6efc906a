import { defineEntity, p } from '@mikro-orm/core';
import { LANDING_SECTIONS, type LandingMetadata } from '@vitral/contracts';
import { announced } from '../platform/changes/announced.ts';
import { editable } from '../platform/entities/columns.ts';

const LandingContentSchema = defineEntity({
  name: 'LandingContent',
  triggers: [announced('landing_content')],
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['section', 'createdAt', 'id'] }],
  properties: {
    ...editable(),
    section: p.enum(LANDING_SECTIONS),
    title: p.text(),
    content: p.text(),
    /** An object, or JSON text in imported rows. */
    metadata: p.json<LandingMetadata | string>(),
  },
});

export class LandingContent extends LandingContentSchema.class {}
LandingContentSchema.setClass(LandingContent);
