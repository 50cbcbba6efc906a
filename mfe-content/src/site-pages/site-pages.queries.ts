import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { BlockSource, BuiltBlockType, OfferedPublicBlock } from '@vitral/sdk/contracts/blocks';
import type {
  FixedPage,
  SitePageContent,
  SitePageRevision,
  SitePageState,
  SitePageSummary,
  SitePageTimes,
} from '@vitral/sdk/contracts/site-pages';
import type { TableState } from '@vitral/sdk/ui/data';
import type { Noun } from '@vitral/sdk/ui/forms';
import { revisionsQuery } from '../shared/revisions.queries.ts';

const PATH = '/site-pages';
/** Milliseconds for which the state of a closed editor stays cached. */
const UNUSED_CACHE_TIME = 10_000;

export const SITE_PAGES_KEY = ['site-pages'];

export const SITE_PAGES: Noun<SitePageState, never> = {
  namespace: 'mfe-content',
  name: 'site-pages',
  reload: [SITE_PAGES_KEY],
  hasTrash: true,
  canErase: true,
};

/** Empty filters are not sent. */
export type SitePageFilters = { q: string; status: string };

export const sitePagesQuery = (query: SitePageFilters & TableState['query']) =>
  queryOptions({
    queryKey: [...SITE_PAGES_KEY, 'list', query],
    queryFn: ({ signal }) => api.list<SitePageSummary>(`${PATH}/editor`, { signal, query }),
  });

/** Id of a page that the site links to. */
export const fixedPageIdQuery = (name: FixedPage) =>
  queryOptions({
    queryKey: [...SITE_PAGES_KEY, 'fixed', name],
    queryFn: async ({ signal }) => {
      const { items } = await api.list<SitePageSummary>(`${PATH}/editor`, { signal, query: { q: name } });
      return items.find(({ fixed }) => fixed === name)?.id ?? null;
    },
  });

export const blockTypesQuery = queryOptions({
  queryKey: [...SITE_PAGES_KEY, 'block-types'],
  queryFn: ({ signal }) => api.get<BuiltBlockType[]>(`${PATH}/block-types`, { signal }),
});

/** Lists what active modules offer for pages. */
export const publicBlocksQuery = queryOptions({
  queryKey: [...SITE_PAGES_KEY, 'public-blocks'],
  queryFn: ({ signal }) => api.get<OfferedPublicBlock[]>(`${PATH}/public-blocks`, { signal }),
});

/** Loaded once for each `visit` of the editor, and never refetched while the editor is open. */
export const sitePageQuery = (id: string, visit: string) =>
  queryOptions({
    queryKey: ['site-page-editor', id, visit],
    queryFn: () => fetchPage(id),
    staleTime: Infinity,
    gcTime: UNUSED_CACHE_TIME,
  });

export const revisionsOf = (id: string) =>
  revisionsQuery<SitePageRevision>([...SITE_PAGES_KEY, 'revisions', id], `${PATH}/${id}/revisions`);

/** Items that a block can show. */
interface SourceItem {
  id: string;
  name?: string;
  title?: string;
}

/** Lists the items of a source by name, at most a hundred. */
export const sourceQuery = (source: BlockSource) =>
  queryOptions({
    queryKey: [source, 'choices'],
    queryFn: async ({ signal }) => {
      const items = await api.get<SourceItem[]>(`/${source}`, { signal });
      return items.map(({ id, name, title }) => ({ id, name: name ?? title ?? id }));
    },
  });

export const fetchPage = (id: string) => api.get<SitePageState>(`${PATH}/${id}`);

export const createPage = (content: SitePageContent) => api.post<SitePageState>(PATH, content);

export const saveDraft = ({ id, version }: SitePageState, content: SitePageContent) =>
  api.put<SitePageState>(`${PATH}/${id}/draft`, { ...content, version });

export const discardDraft = ({ id, version }: SitePageState) =>
  api.delete<SitePageState>(`${PATH}/${id}/draft`, undefined, { query: { version } });

export const publishPage = ({ id, version }: SitePageState) =>
  api.post<SitePageState>(`${PATH}/${id}/publish`, { version });

export const unpublishPage = ({ id, version }: SitePageState) =>
  api.post<SitePageState>(`${PATH}/${id}/unpublish`, { version });

export const schedulePage = ({ id, version }: SitePageState, times: SitePageTimes) =>
  api.put<SitePageState>(`${PATH}/${id}/schedule`, { ...times, version });

export const restoreRevision = ({ id, version }: SitePageState, revision: string) =>
  api.post<SitePageState>(`${PATH}/${id}/revisions/${revision}/restore`, { version });

export const deletePage = ({ id, version }: Pick<SitePageState, 'id' | 'version'>) =>
  api.delete(`${PATH}/${id}`, undefined, { query: { version } });
