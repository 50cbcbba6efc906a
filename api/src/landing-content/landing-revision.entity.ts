import { defineEntity, p } from '@mikro-orm/core';
import { LANDING_SECTIONS, type LandingMetadata } from '@vitral/contracts';
import { announced } from '../platform/changes/announced.ts';
import { identity } from '../platform/entities/columns.ts';
import { User } from '../accounts/users/users.entity.ts';

/** Texts of a section that were published once; never changed or deleted. */
const LandingRevisionSchema = defineEntity({
  name: 'LandingRevision',
  triggers: [announced('landing_revision')],
  indexes: [{ properties: ['section', 'createdAt', 'id'] }],
  properties: {
    ...identity(),
    section: p.enum(LANDING_SECTIONS),
    title: p.text(),
    content: p.text(),
    metadata: p.json<LandingMetadata>(),
    publishedBy: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
  },
});

export class LandingRevision extends LandingRevisionSchema.class {}
LandingRevisionSchema.setClass(LandingRevision);
