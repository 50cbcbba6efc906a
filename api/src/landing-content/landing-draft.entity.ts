import { defineEntity, p } from '@mikro-orm/core';
import { LANDING_SECTIONS, type LandingMetadata } from '@vitral/contracts';
import { editable } from '../platform/entities/columns.ts';
import { User } from '../accounts/users/users.entity.ts';

/** Texts of a section that are saved but not published. */
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
