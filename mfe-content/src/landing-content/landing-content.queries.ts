import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type {
  LandingDraft,
  LandingDraftInput,
  LandingPublication,
  LandingRevision,
  LandingSection,
  LandingSectionState,
} from '@vitral/contracts';

const REVISIONS_AT_ONCE = 10;
/** Milliseconds. */
const UNUSED_LIMIT = 10_000;
const ROOT = '/landing-content';

/** The list that visitors get has the first part of the key too, so that a change makes both be read anew. */
export const landingContentKey = ['landing-content'];

export const sectionStatesQuery = queryOptions({
  queryKey: [...landingContentKey, 'editor'],
  queryFn: fetchSections,
  staleTime: 0,
});

/** Read anew at each `visit` of an editor, and never beneath it. */
export const sectionStateQuery = (section: LandingSection, visit: string) =>
  queryOptions({
    queryKey: ['landing-editor', section, visit],
    queryFn: () => fetchSection(section),
    staleTime: Infinity,
    gcTime: UNUSED_LIMIT,
  });

export const revisionsQuery = (section: LandingSection) =>
  infiniteQueryOptions({
    queryKey: [...landingContentKey, 'revisions', section],
    queryFn: ({ pageParam: offset }) => fetchRevisions(section, offset, REVISIONS_AT_ONCE),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const known = pages.reduce((sum, { items }) => sum + items.length, 0);
      return known < total ? known : undefined;
    },
    staleTime: 0,
  });

/** What the server holds now, past any cache. */
export async function fetchSection(section: LandingSection): Promise<LandingSectionState> {
  const states = await fetchSections();
  return states.find((state) => state.section === section) ?? { section, published: null, draft: null };
}

/** Who published last; null when nobody knows. */
export async function fetchPublisher(section: LandingSection): Promise<string | null> {
  const { items } = await fetchRevisions(section, 0, 1);
  return items[0]?.publishedBy ?? null;
}

export const saveDraft = (section: LandingSection, input: LandingDraftInput) =>
  api.put<LandingDraft>(`${ROOT}/${section}/draft`, input);

export const discardDraft = (section: LandingSection, version: number) =>
  api.delete(`${ROOT}/${section}/draft`, undefined, { query: { version } });

export const publishDraft = (section: LandingSection, versions: LandingPublication) =>
  api.post<LandingSectionState>(`${ROOT}/${section}/publish`, versions);

export const takeOff = (section: LandingSection, version: number) =>
  api.delete(`${ROOT}/${section}`, undefined, { query: { version } });

/** `version` is that of the draft that it replaces, 0 when there is none. */
export const restoreRevision = (section: LandingSection, id: string, version: number) =>
  api.post<LandingDraft>(`${ROOT}/${section}/revisions/${id}/restore`, { version });

function fetchSections(): Promise<LandingSectionState[]> {
  return api.get<LandingSectionState[]>(`${ROOT}/editor`);
}

function fetchRevisions(section: LandingSection, offset: number, limit: number) {
  return api.list<LandingRevision>(`${ROOT}/${section}/revisions`, { query: { limit, offset } });
}
