import type {
  LandingContentItem,
  LandingDraft,
  FrameMetadata,
  FrameSection,
  LandingSectionState,
} from '@vitral/sdk/contracts/landing-content';

/** Returns the published texts of a section. */
export function item(section: FrameSection, metadata: FrameMetadata = {}): LandingContentItem {
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
  section: FrameSection,
  changes: Partial<LandingSectionState> = {},
): LandingSectionState {
  return { section, published: item(section), draft: null, ...changes };
}

/** An address of two lines, of which the second has no English text. */
export const ADDRESS = { address: ['Calle 1', 'Ciudad'], addressEn: ['Street 1', ''] };
