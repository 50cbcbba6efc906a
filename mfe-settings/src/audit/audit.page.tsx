import type { AuditEntry } from '@vitral/contracts/audit';
import { useFormats, useTranslation } from '@vitral/i18n';
import type { PageQuery, PageVisit } from '@vitral/module-kit';
import { Button, EmptyList, LoadBoundary, LoadingCards, PageHeader, Stack, Typography } from '@vitral/ui';
import { type DataColumn, ExportLink, gridQueries, PagedList, column, textColumn } from '@vitral/ui/data';
import { useCallback, useMemo, useState } from 'react';
import { DetailedText } from '../shared/detailed-text.tsx';
import { AuditEntryDialog } from './audit-entry-dialog.tsx';
import { AuditFilterBar, auditQueryAt, NO_FILTERS, useAuditFilters } from './audit-filters.tsx';
import { auditActorsQuery, auditQuery, toQuery } from './audit.queries.ts';
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
  const [open, setOpen] = useState<AuditEntry | null>(null);
  const columns = useAuditColumns(setOpen);
  const close = useCallback(() => setOpen(null), []);
  const empty = (
    <EmptyList t={t} noun="audit" icon="history" filters={filters} onClear={() => setFilters(NO_FILTERS)} />
  );
  const showHistory = ({ noun, itemId }: AuditEntry) => {
    setFilters({ ...NO_FILTERS, noun, q: itemId ?? '' });
    close();
  };

  return (
    <>
      <PageHeader title={t('audit.title')} description={t('audit.description')} />
      <AuditFilterBar filters={filters} onChange={setFilters} />
      <LoadBoundary failure={t('audit.fetchFailed')} loading={<LoadingCards count={5} height={72} />}>
        <PagedList
          label={t('audit.list')}
          query={auditQuery(filters, url.table.query)}
          url={url}
          columns={columns}
          renderCard={(entry) => <AuditCard entry={entry} onOpen={setOpen} />}
          empty={empty}
        />
      </LoadBoundary>
      <ExportLink label={t('audit.export')} path="/audit" query={toQuery(filters)} />
      {open && <AuditEntryDialog entry={open} onClose={close} onHistory={() => showHistory(open)} />}
    </>
  );
}

function useAuditColumns(onOpen: (entry: AuditEntry) => void): DataColumn<AuditEntry>[] {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { actorText, verbText } = useActivityText();
  return useMemo(
    () => [
      textColumn('createdAt', t('audit.when'), { width: 190 }, ({ createdAt }) => dateTime(createdAt)),
      textColumn('actorName', t('audit.who'), { flex: 1, minWidth: 150 }, (row) => actorText(row)),
      textColumn('verb', t('audit.what'), { width: 170 }, (row) => verbText(row)),
      column('itemName', t('audit.item'), { flex: 2, minWidth: 200 }, (row) => <AuditItem entry={row} />),
      column('changes', t('audit.details'), { width: 120 }, (row) => (
        <DetailsButton entry={row} onOpen={onOpen} />
      )),
    ],
    [t, dateTime, actorText, verbText, onOpen],
  );
}

interface AuditEntryProps {
  entry: AuditEntry;
  onOpen: (entry: AuditEntry) => void;
}

function AuditCard({ entry, onOpen }: AuditEntryProps) {
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
        <DetailsButton entry={entry} onOpen={onOpen} />
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

function DetailsButton({ entry, onOpen }: AuditEntryProps) {
  const { t } = useTranslation('mfe-settings');
  const { sentence } = useActivityText();
  return (
    <Button
      size="small"
      aria-label={t('audit.detailsOf', { sentence: sentence(entry) })}
      onClick={() => onOpen(entry)}
    >
      {t('audit.details')}
    </Button>
  );
}
