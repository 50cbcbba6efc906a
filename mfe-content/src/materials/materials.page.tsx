import { CONTENT_TYPES, VISIBILITIES } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import {
  AddButton,
  EmptyState,
  LoadBoundary,
  NoMatch,
  PageHeader,
  useTableUrl,
  type TableUrlOptions,
} from '@vitral/ui';
import { useState } from 'react';
import { useToggleContent } from '../content/content.queries.ts';
import { InUseConfirmation } from '../content/in-use-confirmation.tsx';
import { LayoutToggle } from './layout-toggle.tsx';
import { MaterialFilterBar } from './material-filter-bar.tsx';
import { MaterialList, MaterialPlaceholders } from './material-list.tsx';
import { MaterialStats } from './material-stats.tsx';
import { MaterialDialog, type MaterialTask } from './material-dialog.tsx';
import { NO_FILTERS, PAGE_SIZE, type MaterialFilters } from './materials.queries.ts';
import { useDownload } from '../preview/use-download.ts';
import { useLayout } from './use-layout.ts';

const TABLE_OPTIONS: TableUrlOptions<MaterialFilters> = {
  filters: NO_FILTERS,
  choices: { type: CONTENT_TYPES, visibility: VISIBILITIES },
  sort: { field: 'createdAt', direction: 'desc' },
  pageSize: PAGE_SIZE,
};

/** /admin/sales: the sales materials of the team. */
export function Component() {
  return (
    <InUseConfirmation>
      <Materials />
    </InUseConfirmation>
  );
}

function Materials() {
  const { t } = useTranslation('mfe-content');
  const { allows } = useSession();
  const { filters, setFilters, table, clampPage } = useTableUrl(TABLE_OPTIONS);
  const [layout, setLayout] = useLayout();
  const [task, setTask] = useState<MaterialTask | null>(null);
  const { mutate: toggle } = useToggleContent();
  const download = useDownload();
  const addButton = allows('content.write') && (
    <AddButton label={t('materials.add')} onClick={() => setTask({ kind: 'add' })} />
  );
  const isFiltered = Object.values(filters).some(Boolean);

  return (
    <>
      <PageHeader title={t('materials.title')} description={t('materials.description')} actions={addButton} />
      <MaterialStats />
      <MaterialFilterBar filters={filters} onChange={setFilters}>
        <LayoutToggle layout={layout} onChange={setLayout} />
      </MaterialFilterBar>
      <LoadBoundary failure={t('materials.fetchFailed')} loading={<MaterialPlaceholders />}>
        <MaterialList
          filters={filters}
          table={table}
          clampPage={clampPage}
          layout={layout}
          actions={{
            preview: (item) => setTask({ kind: 'preview', item }),
            edit: (item) => setTask({ kind: 'edit', item }),
            share: (item) => setTask({ kind: 'share', item }),
            delete: (item) => setTask({ kind: 'delete', item }),
            download,
            toggle,
          }}
          empty={
            isFiltered ? (
              <NoMatch
                icon="sell"
                title={t('materials.emptyTitle')}
                text={t('materials.emptyText')}
                onClear={() => setFilters(NO_FILTERS)}
              />
            ) : (
              <EmptyState
                icon="sell"
                title={t('materials.noneTitle')}
                text={t(addButton ? 'materials.noneAdd' : 'materials.noneWait')}
                action={addButton}
              />
            )
          }
        />
      </LoadBoundary>
      {task && <MaterialDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}
