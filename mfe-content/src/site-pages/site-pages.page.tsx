import { useQuery, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { NEW_ITEM } from '@vitral/sdk/contracts/item-urls';
import { FIXED_PAGES, type FixedPage } from '@vitral/sdk/contracts/site-pages';
import { useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { Navigate, useLocation } from '@vitral/sdk/router';
import { Breadcrumb, lazyComponent, LoadBoundary, LoadingCards, PageHeader } from '@vitral/sdk/ui';
import { AddButton, readTableUrl } from '@vitral/sdk/ui/data';
import { TrashButton, useFormerAddress, useItemAddress, type ItemAddress } from '@vitral/sdk/ui/forms';
import { useFocusOnChange } from '../shared/use-focus-on-change.ts';
import { NewPageDialog } from './new-page-dialog.tsx';
import { currentContent } from './site-page-form.ts';
import { LOADING, SitePageList, TABLE } from './site-page-list.tsx';
import {
  blockTypesQuery,
  fixedPageIdQuery,
  SITE_PAGES,
  sitePageQuery,
  sitePagesQuery,
} from './site-pages.queries.ts';

/** The list needs none of the editor's scripts. */
const SitePageEditor = lazyComponent(
  'site-page-editor',
  async () => (await import('./site-page-editor.tsx')).SitePageEditor,
  () => <LoadingCards count={3} height={160} />,
);

/** The editor reads its page again at each visit. */
export function firstQueries({ search, item }: PageVisit): PageQuery[] {
  if (item && item !== NEW_ITEM) return [blockTypesQuery, SitePageEditor.query];
  const { filters, query } = readTableUrl(TABLE, search);
  return [sitePagesQuery({ ...filters, ...query })];
}

/** /admin/pages: the pages that staff created. /admin/pages/<id>: the editor of a page; fixed pages also have their name as id. */
export function Component() {
  const address = useItemAddress();
  useFormerAddress('page');
  const id = address.isNew ? null : address.id;
  useFocusOnChange(id);
  if (FIXED_PAGES.some((name) => name === id)) return <FixedPageRedirect name={id as FixedPage} />;
  return id ? <EditorPage key={id} id={id} /> : <ListPage address={address} />;
}

/** Redirects from the name of a fixed page to the URL of its editor, or to the list if there is no such page. */
function FixedPageRedirect({ name }: { name: FixedPage }) {
  const { t } = useTranslation('mfe-content');
  return (
    <LoadBoundary failure={t('site-pages.fetchFailed')} loading={LOADING}>
      <FoundPage name={name} />
    </LoadBoundary>
  );
}

function FoundPage({ name }: { name: FixedPage }) {
  const { data: id } = useSuspenseQuery(fixedPageIdQuery(name));
  return <Navigate to={`/admin/pages/${id ?? ''}`} replace />;
}

function ListPage({ address: { isNew, open, close } }: { address: ItemAddress }) {
  const { t } = useTranslation('mfe-content');
  const addButton = <AddButton label={t('site-pages.add')} onClick={() => open(NEW_ITEM)} />;
  return (
    <>
      <PageHeader
        title={t('site-pages.title')}
        description={t('site-pages.description')}
        actions={
          <>
            <TrashButton noun={SITE_PAGES} />
            {addButton}
          </>
        }
      />
      <LoadBoundary failure={t('site-pages.fetchFailed')} loading={LOADING}>
        <SitePageList addButton={addButton} />
      </LoadBoundary>
      {isNew && <NewPageDialog onClose={close} />}
    </>
  );
}

function EditorPage({ id }: { id: string }) {
  const { t } = useTranslation('mfe-content');
  const { data } = useQuery(sitePageQuery(id, useLocation().key));
  return (
    <>
      <Breadcrumb
        list={t('site-pages.title')}
        to="/admin/pages"
        item={data ? currentContent(data).title : ''}
      />
      <LoadBoundary failure={t('site-pages.fetchFailed')} loading={<LoadingCards count={3} height={160} />}>
        <LoadedEditor id={id} />
      </LoadBoundary>
    </>
  );
}

function LoadedEditor({ id }: { id: string }) {
  const [page, types] = useSuspenseQueries({
    queries: [sitePageQuery(id, useLocation().key), blockTypesQuery],
  });
  return (
    <>
      <PageHeader title={currentContent(page.data).title} />
      <SitePageEditor initial={page.data} types={types.data} />
    </>
  );
}
