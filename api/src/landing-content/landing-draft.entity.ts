import { defineEntity, p } from '@mikro-orm/core';
import { LANDING_SECTIONS, type LandingMetadata } from '@vitral/contracts';
import { editable } from '../platform/entities/columns.ts';
import { User } from '../accounts/users/users.entity.ts';

/** Texts of a section that are saved but not on the page yet. */
const LandingDraftSchema = defineEntity({
  name: 'LandingDraft',
  properties: {
    ...editable(),
    section: p.enum(LANDING_SECTIONS).unique(),
    title: p.text(),
    content: p.text(),
    metadata: p.json<LandingMetadata>(),
    /** The version of the published texts it was begun from; 0 when there were none. */
    basedOn: p.integer(),
    editedBy: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
  },
});

export class LandingDraft extends LandingDraftSchema.class {}
LandingDraftSchema.setClass(LandingDraft);
