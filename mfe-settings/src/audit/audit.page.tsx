import type { AuditEntry } from '@vitral/sdk/contracts/audit';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { EmptyList, LoadBoundary, LoadingCards, PageHeader, Stack, Typography } from '@vitral/sdk/ui';
import {
  type DataColumn,
  ExportLink,
  gridQueries,
  PagedList,
  column,
  textColumn,
  SavedViews,
} from '@vitral/sdk/ui/data';
import { ItemLink, OpenItem, useItemAddress, type ItemAddress } from '@vitral/sdk/ui/forms';
import { useMemo } from 'react';
import { DetailedText } from '../shared/detailed-text.tsx';
import { AuditEntryDialog } from './audit-entry-dialog.tsx';
import { AuditFilterBar, auditQueryAt, NO_FILTERS, TABLE, useAuditFilters } from './audit-filters.tsx';
import { auditActorsQuery, auditQuery, fetchAuditEntry, toQuery } from './audit.queries.ts';
import { useActivityText } from '../activity/use-activity-text.ts';

export const firstQueries = ({ search }: PageVisit): PageQuery[] => [
  auditActorsQuery,
  auditQueryAt(search),
  ...gridQueries(),
];

/** /admin/audit: the audit log. */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  const { filters, setFilters, url } = useAuditFilters();
  const address = useItemAddress();
  const columns = useAuditColumns();
  const empty = (
    <EmptyList t={t} noun="audit" icon="history" filters={filters} onClear={() => setFilters(NO_FILTERS)} />
  );

  return (
    <>
      <PageHeader title={t('audit.title')} description={t('audit.description')} />
      <SavedViews of={TABLE} />
      <AuditFilterBar filters={filters} onChange={setFilters} />
      <LoadBoundary failure={t('audit.fetchFailed')} loading={<LoadingCards count={5} height={72} />}>
        <PagedList
          label={t('audit.list')}
          query={auditQuery(filters, url.table.query)}
          url={url}
          columns={columns}
          renderCard={(entry) => <AuditCard entry={entry} />}
          empty={empty}
        />
      </LoadBoundary>
      <ExportLink label={t('audit.export')} path="/audit" query={toQuery(filters)} />
      <OpenEntry address={address} />
    </>
  );
}

const LISTED = [['audit', 'list']];

/** The entry in the URL. */
function OpenEntry({ address }: { address: ItemAddress }) {
  const { t } = useTranslation('mfe-settings');
  const { listPath, close } = address;
  return (
    <OpenItem address={address} title={t('audit.dialogTitle')} listedBelow={LISTED} fetch={fetchAuditEntry}>
      {(entry) => <AuditEntryDialog entry={entry} listPath={listPath} onClose={close} />}
    </OpenItem>
  );
}

function useAuditColumns(): DataColumn<AuditEntry>[] {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { actorText, verbText } = useActivityText();
  return useMemo(
    () => [
      textColumn('createdAt', t('audit.when'), { width: 190 }, ({ createdAt }) => dateTime(createdAt)),
      textColumn('actorName', t('audit.who'), { flex: 1, minWidth: 150 }, (row) => actorText(row)),
      textColumn('verb', t('audit.what'), { width: 170 }, (row) => verbText(row)),
      column('itemName', t('audit.item'), { flex: 2, minWidth: 200 }, (row) => <AuditItem entry={row} />),
      column('changes', t('audit.details'), { width: 120, hideable: false }, (row) => (
        <DetailsLink entry={row} />
      )),
    ],
    [t, dateTime, actorText, verbText],
  );
}

function AuditCard({ entry }: { entry: AuditEntry }) {
  const { dateTime } = useFormats();
  const { actorText, verbText } = useActivityText();
  return (
    <Stack spacing={0.5}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {`${actorText(entry)}: ${verbText(entry)}`}
      </Typography>
      <AuditItem entry={entry} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="time" dateTime={entry.createdAt} variant="body2" color="textSecondary">
          {dateTime(entry.createdAt)}
        </Typography>
        <DetailsLink entry={entry} />
      </Stack>
    </Stack>
  );
}

function AuditItem({ entry }: { entry: AuditEntry }) {
  const { itemText, nounText } = useActivityText();
  const item = itemText(entry);
  const noun = nounText(entry);
  return <DetailedText detail={item && noun}>{item || noun}</DetailedText>;
}

function DetailsLink({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('mfe-settings');
  const { sentence } = useActivityText();
  return (
    <ItemLink id={entry.id} label={t('audit.detailsOf', { sentence: sentence(entry) })}>
      {t('audit.details')}
    </ItemLink>
  );
}
