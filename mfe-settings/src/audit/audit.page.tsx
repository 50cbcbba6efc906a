import type { AuditEntry } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Button, EmptyState, ExportLink, LoadBoundary, LoadingCards, PageHeader } from '@vitral/ui';
import { useCallback, useState } from 'react';
import { PagedList } from '../shared/paged-list.tsx';
import { AuditEntryDialog } from './audit-entry-dialog.tsx';
import { AuditFilterBar, NO_FILTERS, useAuditFilters } from './audit-filters.tsx';
import { AuditCard, useAuditColumns } from './audit-table.tsx';
import { auditQuery, exportUrl } from './audit.queries.ts';

/** /admin/audit: the audit log. */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  const { filters, setFilters, address } = useAuditFilters();
  const [open, setOpen] = useState<AuditEntry | null>(null);
  const columns = useAuditColumns(setOpen);
  const close = useCallback(() => setOpen(null), []);
  const isFiltered = Object.values(filters).some(Boolean);
  const empty = isFiltered ? (
    <EmptyState
      title={t('audit.noMatchTitle')}
      text={t('audit.noMatchText')}
      action={<Button onClick={() => setFilters(NO_FILTERS)}>{t('actions.clearFilters')}</Button>}
    />
  ) : (
    <EmptyState icon="history" title={t('audit.emptyTitle')} text={t('audit.emptyText')} />
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
          query={auditQuery(filters, address.table.query)}
          address={address}
          columns={columns}
          renderCard={(entry) => <AuditCard entry={entry} onOpen={setOpen} />}
          empty={empty}
        />
      </LoadBoundary>
      <ExportLink label={t('audit.export')} address={exportUrl(filters)} />
      {open && <AuditEntryDialog entry={open} onClose={close} onHistory={() => showHistory(open)} />}
    </>
  );
}
