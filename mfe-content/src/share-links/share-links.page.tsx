import type { ShareLink, ShareLinkBulkChange } from '@vitral/sdk/contracts/share-links';
import { useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { Link, useNavigate, useSearchParams } from '@vitral/sdk/router';
import { useSession } from '@vitral/sdk/session';
import { Button, Card, lazyComponent, LoadBoundary, LoadingCards, PageHeader, Stack } from '@vitral/sdk/ui';
import {
  type BulkList,
  ExportLink,
  PagedCards,
  readTableUrl,
  SavedViews,
  useTableUrl,
} from '@vitral/sdk/ui/data';
import { fetchItem, OpenItem, useItemAddress } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { LeadsDialog } from './leads-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { ShareLinkFilterBar, TABLE } from './share-link-filter-bar.tsx';
import { ShareLinkRow } from './share-link-row.tsx';
import { SHARE_LINKS, SHARE_LINKS_PATH, listedLinksQuery } from './share-links.queries.ts';

const EditLinkDialog = lazyComponent(
  'edit-link-dialog',
  async () => (await import('./edit-link-dialog.tsx')).EditLinkDialog,
  () => null,
);

const LOADING = <LoadingCards count={5} height={140} />;

export function firstQueries({ search }: PageVisit): PageQuery[] {
  const { filters, query } = readTableUrl(TABLE, search);
  return [listedLinksQuery({ ...filters, ...query })];
}

/** /admin/links: the share links of all items; staff also see those of others. */
export function Component() {
  const { t } = useTranslation('mfe-content');
  const { allows } = useSession();
  const address = useItemAddress();
  const isAll = allows('all-share-links.write');
  return (
    <>
      <PageHeader
        title={t('share-links.pageTitle')}
        description={t(isAll ? 'share-links.pageAll' : 'share-links.pageOwn')}
      />
      <LoadBoundary failure={t('share-links.fetchFailed')} loading={LOADING}>
        <ListedLinks onEdit={({ id }) => address.open(id)} />
      </LoadBoundary>
      <OpenItem
        address={address}
        title={t('share-links.pageTitle')}
        listedBelow={SHARE_LINKS.reload}
        fetch={(id) => fetchItem(SHARE_LINKS, id)}
      >
        {(link) => <EditLinkDialog link={link} onClose={address.close} />}
      </OpenItem>
      <LeadsInUrl />
    </>
  );
}

function ListedLinks({ onEdit }: { onEdit: (link: ShareLink) => void }) {
  const { t } = useTranslation('mfe-content');
  const { setFilters, ...url } = useTableUrl(TABLE);
  const { filters, table } = url;
  const [now] = useState(Date.now);
  const [revoking, setRevoking] = useState<ShareLink | null>(null);
  return (
    <>
      <SavedViews of={TABLE} />
      <ShareLinkFilterBar filters={filters} table={table} onChange={setFilters} />
      <PagedCards
        t={t}
        noun="share-links"
        icon="link"
        query={listedLinksQuery({ ...filters, ...table.query })}
        url={url}
        loading={LOADING}
        bulk={{ ...useShareLinkActions(), filters }}
        addButton={
          <Button variant="contained" component={Link} to="/admin/sales">
            {t('share-links.toMaterials')}
          </Button>
        }
      >
        {(links) => (
          <>
            <Card>
              <Stack component="ul" aria-label={t('share-links.pageTitle')} sx={LIST}>
                {links.map((link) => (
                  <ShareLinkRow
                    key={link.id}
                    link={link}
                    isTitled
                    now={now}
                    onEdit={onEdit}
                    onRevoke={setRevoking}
                  />
                ))}
              </Stack>
            </Card>
            <ExportLink
              label={t('share-links.export')}
              path={SHARE_LINKS_PATH}
              query={{ ...filters, sort: table.query.sort }}
            />
          </>
        )}
      </PagedCards>
      {revoking && <RevokeDialog link={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

/** Returns the bulk changes of links. */
function useShareLinkActions(): Omit<BulkList, 'filters'> {
  const { t } = useTranslation('mfe-content');
  return {
    path: SHARE_LINKS_PATH,
    reload: SHARE_LINKS.reload,
    actions: [
      {
        icon: 'link_off',
        label: t('share-links.revoke'),
        body: { action: 'revoke' } satisfies ShareLinkBulkChange,
        confirm: { title: t('share-links.revokeManyTitle'), text: t('share-links.revokeManyText') },
      },
    ],
  };
}

const LIST = {
  m: 0,
  py: 0,
  px: 2,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Opens the leads of the link in the URL (`?leads=<id>`), since emails about leads lead there. */
function LeadsInUrl() {
  const { t } = useTranslation('mfe-content');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get('leads') ?? '';
  if (!UUID.test(id)) return null;
  const close = () => {
    const rest = new URLSearchParams(params);
    rest.delete('leads');
    void navigate({ search: rest.toString() }, { replace: true });
  };
  return <LeadsDialog link={{ id }} heading={t('share-links.leads')} onClose={close} />;
}
