import { defineEntity, p } from '@mikro-orm/core';
import { LANDING_SECTIONS, type LandingMetadata } from '@vitral/contracts/landing-content';
import { announced, editable, identity } from '../platform/entities/columns.ts';
import { User } from '../accounts/users.entity.ts';

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

const LandingDraftSchema = defineEntity({
  name: 'LandingDraft',
  properties: {
    ...editable(),
    section: p.enum(LANDING_SECTIONS).unique(),
    title: p.text(),
    content: p.text(),
    metadata: p.json<LandingMetadata>(),
    /** Version of the published texts that the draft started from; 0 if there were none. */
    basedOn: p.integer(),
    editedBy: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
  },
});

export class LandingDraft extends LandingDraftSchema.class {}
LandingDraftSchema.setClass(LandingDraft);

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
