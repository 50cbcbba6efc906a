import type { AuditEntry } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { DataTable, LoadingCards, useTablePage, type TableUrl } from '@vitral/ui';
import type { ReactNode } from 'react';
import { AuditCard } from './audit-card.tsx';
import { auditQuery, type AuditFilters } from './audit.queries.ts';
import { useAuditColumns } from './use-audit-columns.tsx';

interface AuditTableProps {
  filters: AuditFilters;
  address: Pick<TableUrl<never>, 'table' | 'clampPage'>;
  /** Rendered when the list is empty. */
  empty: ReactNode;
  onOpen: (entry: AuditEntry) => void;
}

/** The filtered entries; the previous page stays visible until the next one has loaded. */
export function AuditTable({ filters, address, empty, onOpen }: AuditTableProps) {
  const { t } = useTranslation('mfe-settings');
  const { table } = address;
  const { page, isPending } = useTablePage(auditQuery(filters, table.query), address);
  const columns = useAuditColumns(onOpen);

  if (!page) return <LoadingCards count={5} height={72} />;
  return (
    <DataTable
      label={t('audit.list')}
      rows={page.items}
      total={page.total}
      columns={columns}
      table={{ ...table, isPending }}
      renderCard={(entry) => <AuditCard entry={entry} onOpen={onOpen} />}
      empty={empty}
    />
  );
}
