import type {
  LandingContentItem,
  LandingDraft,
  LandingMetadata,
  LandingSection,
  LandingSectionState,
} from '@vitral/contracts/landing-content';

/** Returns the published texts of a section. */
export function item(section: LandingSection, metadata: LandingMetadata = {}): LandingContentItem {
  return {
    id: `id-of-${section}`,
    section,
    title: 'Juntos',
    content: 'Una luz',
    metadata: { titleEn: 'Together', contentEn: 'One light', ...metadata },
    updatedAt: '2026-11-01T12:00:00.000Z',
    version: 3,
  };
}

export function draft(changes: Partial<LandingDraft> = {}): LandingDraft {
  return {
    title: 'Juntos siempre',
    content: 'Una luz',
    metadata: { titleEn: 'Always together', contentEn: 'One light' },
    version: 1,
    basedOn: 3,
    editedBy: 'ana',
    editedAt: '2026-11-02T12:00:00.000Z',
    ...changes,
  };
}

/** Returns a section that is on the page without a draft, with the given changes. */
export function sectionState(
  section: LandingSection,
  changes: Partial<LandingSectionState> = {},
): LandingSectionState {
  return { section, published: item(section), draft: null, ...changes };
}

export const CARDS = [
  { title: 'Uno', text: 'Primero', titleEn: 'One', textEn: 'First' },
  { title: 'Dos', text: 'Segundo', titleEn: 'Two' },
];
