import type { AuditEntry } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { EmptyList, ExportLink, LoadBoundary, LoadingCards } from '@vitral/ui';
import { useCallback, useState } from 'react';
import { AuditEntryDialog } from './audit-entry-dialog.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { AuditTable } from './audit-table.tsx';
import { exportUrl } from './audit.queries.ts';
import { NO_FILTERS, useAuditFilters } from './use-audit-filters.ts';

/** Filters, list and export of the audit log, and the dialog of the open entry. */
export function AuditBrowser() {
  const { t } = useTranslation('mfe-settings');
  const { filters, setFilters, address } = useAuditFilters();
  const [open, setOpen] = useState<AuditEntry | null>(null);
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
      <AuditFilterBar filters={filters} onChange={setFilters} />
      <LoadBoundary failure={t('audit.fetchFailed')} loading={<LoadingCards count={5} height={72} />}>
        <AuditTable filters={filters} address={address} empty={empty} onOpen={setOpen} />
      </LoadBoundary>
      <ExportLink label={t('audit.export')} address={exportUrl(filters)} />
      {open && <AuditEntryDialog entry={open} onClose={close} onHistory={() => showHistory(open)} />}
    </>
  );
}
