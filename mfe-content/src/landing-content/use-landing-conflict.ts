import type { LandingSectionState } from '@vitral/contracts';
import { useState } from 'react';
import { fetchPublisher, fetchSection } from './landing-content.queries.ts';
import { currentTexts, publishedTexts, toForm, type LandingForm } from './landing-form.ts';

/** Somebody else saved or published first. */
export interface LandingConflict {
  /** What the server holds now. */
  now: LandingSectionState;
  /** What both sides began from. */
  begun: LandingForm;
  theirs: LandingForm;
  /** Null when nobody knows. */
  who: string | null;
  when: string | null;
}

export function useLandingConflict() {
  const [conflict, setConflict] = useState<LandingConflict | null>(null);
  return {
    conflict,
    /** `base` is what the editor went on from; a draft that it saved itself is no other side. */
    open: async (base: LandingSectionState) => setConflict(await findOtherSide(base)),
    close: () => setConflict(null),
  };
}

async function findOtherSide(base: LandingSectionState): Promise<LandingConflict> {
  const now = await fetchSection(base.section);
  const begun = toForm(currentTexts(base));
  const { draft, published } = now;
  if (draft && draft.version !== base.draft?.version)
    return { now, begun, theirs: toForm(draft), who: draft.editedBy, when: draft.editedAt };
  const who = published && (await fetchPublisher(base.section));
  return { now, begun, theirs: toForm(publishedTexts(now)), who, when: published?.updatedAt ?? null };
}
