import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type {
  LandingDraft,
  LandingDraftInput,
  LandingPublication,
  LandingRevision,
  FrameSection,
  LandingSectionState,
} from '@vitral/sdk/contracts/landing-content';
import { revisionsQuery } from '../shared/revisions.queries.ts';

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
export const sectionStateQuery = (section: FrameSection, visit: string) =>
  queryOptions({
    queryKey: ['landing-editor', section, visit],
    queryFn: () => fetchSection(section),
    staleTime: Infinity,
    gcTime: UNUSED_CACHE_TIME,
  });

export const revisionsOf = (section: FrameSection) =>
  revisionsQuery<LandingRevision>([...landingContentKey, 'revisions', section], revisionsPath(section));

/** Fetches the current state of a section, bypassing the query cache. */
export async function fetchSection(section: FrameSection): Promise<LandingSectionState> {
  const states = await fetchSections();
  return states.find((state) => state.section === section) ?? { section, published: null, draft: null };
}

/** Returns the last publisher of a section, or null if unknown. */
export async function fetchPublisher(section: FrameSection): Promise<string | null> {
  const query = { limit: 1, offset: 0 };
  const { items } = await api.list<LandingRevision>(revisionsPath(section), { query });
  return items[0]?.publishedBy ?? null;
}

export const saveDraft = (section: FrameSection, input: LandingDraftInput) =>
  api.put<LandingDraft>(`${BASE_PATH}/${section}/draft`, input);

export const discardDraft = (section: FrameSection, version: number) =>
  api.delete(`${BASE_PATH}/${section}/draft`, undefined, { query: { version } });

export const publishDraft = (section: FrameSection, versions: LandingPublication) =>
  api.post<LandingSectionState>(`${BASE_PATH}/${section}/publish`, versions);

export const takeOff = (section: FrameSection, version: number) =>
  api.delete(`${BASE_PATH}/${section}`, undefined, { query: { version } });

/** `version` is the version of the draft to replace, 0 without a draft. */
export const restoreRevision = (section: FrameSection, id: string, version: number) =>
  api.post<LandingDraft>(`${BASE_PATH}/${section}/revisions/${id}/restore`, { version });

function fetchSections(): Promise<LandingSectionState[]> {
  return api.get<LandingSectionState[]>(`${BASE_PATH}/editor`);
}

const revisionsPath = (section: FrameSection) => `${BASE_PATH}/${section}/revisions`;
