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
    /** What the server holds now, and whether there are other texts to choose from: then the choice is open. */
    async open(base: LandingSectionState) {
      const now = await fetchSection(base.section);
      const found = await findOtherSide(base, now);
      setConflict(found);
      return { now, isOpen: found !== null };
    },
    close: () => setConflict(null),
  };
}

/** Null when nobody else wrote anything: a draft was discarded, or the section taken off the page. */
async function findOtherSide(
  base: LandingSectionState,
  now: LandingSectionState,
): Promise<LandingConflict | null> {
  const { draft, published } = now;
  if (draft && draft.version !== base.draft?.version) {
    const begun = toForm(currentTexts(base));
    return { now, begun, theirs: toForm(draft), who: draft.editedBy, when: draft.editedAt };
  }
  if (!published || published.version === base.published?.version) return null;
  const begun = toForm(publishedTexts(base));
  const who = await fetchPublisher(base.section);
  return { now, begun, theirs: toForm(published), who, when: published.updatedAt };
}
