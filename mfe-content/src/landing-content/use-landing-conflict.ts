import type { LandingSectionState } from '@vitral/sdk/contracts/landing-content';
import { useState } from 'react';
import { fetchPublisher, fetchSection } from './landing-content.queries.ts';
import { currentTexts, publishedTexts, toForm, type LandingForm } from './landing-form.ts';

/** Another user saved or published the section first. */
export interface LandingConflict {
  /** Current state on the server. */
  now: LandingSectionState;
  /** The texts from which both sides started. */
  original: LandingForm;
  theirs: LandingForm;
  /** Null if unknown. */
  changedBy: string | null;
  changedAt: string | null;
}

export function useLandingConflict() {
  const [conflict, setConflict] = useState<LandingConflict | null>(null);
  return {
    conflict,
    /** Fetches the current state; `isOpen` is true if it contains texts of another user to choose from. */
    async open(base: LandingSectionState) {
      const now = await fetchSection(base.section);
      const found = await findOtherSide(base, now);
      setConflict(found);
      return { now, isOpen: found !== null };
    },
    close: () => setConflict(null),
  };
}

/** Returns null if nobody changed a text: only a draft was discarded, or the section was removed from the page. */
async function findOtherSide(
  base: LandingSectionState,
  now: LandingSectionState,
): Promise<LandingConflict | null> {
  const { draft, published } = now;
  if (draft && draft.version !== base.draft?.version) {
    const original = toForm(currentTexts(base));
    return { now, original, theirs: toForm(draft), changedBy: draft.editedBy, changedAt: draft.editedAt };
  }
  if (!published || published.version === base.published?.version) return null;
  const original = toForm(publishedTexts(base));
  const changedBy = await fetchPublisher(base.section);
  return { now, original, theirs: toForm(published), changedBy, changedAt: published.updatedAt };
}
