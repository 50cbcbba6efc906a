import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type {
  LandingDraft,
  LandingDraftInput,
  LandingPublication,
  LandingRevision,
  LandingSection,
  LandingSectionState,
} from '@vitral/contracts/landing-content';

const REVISIONS_PER_PAGE = 10;
/** Milliseconds for which the state of a closed editor stays cached. */
const UNUSED_CACHE_TIME = 10_000;
const BASE_PATH = '/landing-content';

/** The public list's key starts with this one too, so invalidating it reloads both. */
export const landingContentKey = ['landing-content'];

export const sectionStatesQuery = queryOptions({
  queryKey: [...landingContentKey, 'editor'],
  queryFn: fetchSections,
  staleTime: 0,
});

/** Loaded once for each `visit` of the editor, and never refetched while the editor is open. */
export const sectionStateQuery = (section: LandingSection, visit: string) =>
  queryOptions({
    queryKey: ['landing-editor', section, visit],
    queryFn: () => fetchSection(section),
    staleTime: Infinity,
    gcTime: UNUSED_CACHE_TIME,
  });

export const revisionsQuery = (section: LandingSection) =>
  infiniteQueryOptions({
    queryKey: [...landingContentKey, 'revisions', section],
    queryFn: ({ pageParam: offset }) => fetchRevisions(section, offset, REVISIONS_PER_PAGE),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const known = pages.reduce((sum, { items }) => sum + items.length, 0);
      return known < total ? known : undefined;
    },
    staleTime: 0,
  });

/** Fetches the current state of a section, bypassing the query cache. */
export async function fetchSection(section: LandingSection): Promise<LandingSectionState> {
  const states = await fetchSections();
  return states.find((state) => state.section === section) ?? { section, published: null, draft: null };
}

/** Returns the last publisher of a section, or null if unknown. */
export async function fetchPublisher(section: LandingSection): Promise<string | null> {
  const { items } = await fetchRevisions(section, 0, 1);
  return items[0]?.publishedBy ?? null;
}

export const saveDraft = (section: LandingSection, input: LandingDraftInput) =>
  api.put<LandingDraft>(`${BASE_PATH}/${section}/draft`, input);

export const discardDraft = (section: LandingSection, version: number) =>
  api.delete(`${BASE_PATH}/${section}/draft`, undefined, { query: { version } });

export const publishDraft = (section: LandingSection, versions: LandingPublication) =>
  api.post<LandingSectionState>(`${BASE_PATH}/${section}/publish`, versions);

export const takeOff = (section: LandingSection, version: number) =>
  api.delete(`${BASE_PATH}/${section}`, undefined, { query: { version } });

/** `version` is the version of the draft to replace, 0 without a draft. */
export const restoreRevision = (section: LandingSection, id: string, version: number) =>
  api.post<LandingDraft>(`${BASE_PATH}/${section}/revisions/${id}/restore`, { version });

function fetchSections(): Promise<LandingSectionState[]> {
  return api.get<LandingSectionState[]>(`${BASE_PATH}/editor`);
}

function fetchRevisions(section: LandingSection, offset: number, limit: number) {
  return api.list<LandingRevision>(`${BASE_PATH}/${section}/revisions`, { query: { limit, offset } });
}
