import { useQuery } from '@tanstack/react-query';
import type { ContentItem } from '@vitral/contracts/content';
import { useFormats, useTranslation } from '@vitral/i18n';
import type { PageQuery, PageVisit } from '@vitral/module-kit';
import { useSession } from '@vitral/session';
import { Button, EmptyState, LoadBoundary, PageHeader, PageStats } from '@vitral/ui';
import { AddButton, readTableUrl, useTableUrl, type TableUrlOptions } from '@vitral/ui/data';
import { LoadedItem, useItemAddress } from '@vitral/ui/forms';
import { startTransition, useState } from 'react';
import { fetchContent, useToggleContent } from '../content/content.queries.ts';
import { DeleteContentDialog } from '../content/delete-content-dialog.tsx';
import { EditContentDialog } from '../content/edit-content-dialog.tsx';
import { InUseConfirmation } from '../content/in-use-confirmation.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { useDownload } from '../preview/use-download.ts';
import { ShareDialog } from '../share-links/share-dialog.tsx';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import {
  FILTER_CHOICES,
  LayoutToggle,
  MaterialFilterBar,
  NO_FILTERS,
  useLayout,
} from './material-filter-bar.tsx';
import type { StartMaterialAction } from './material-card.tsx';
import { MaterialList, MaterialPlaceholders } from './material-list.tsx';
import { CATEGORY, materialsQuery, materialStatsQuery, type MaterialFilters } from './materials.queries.ts';

const TABLE: TableUrlOptions<MaterialFilters> = {
  filters: NO_FILTERS,
  choices: FILTER_CHOICES,
  sort: { field: 'createdAt', direction: 'desc' },
  pageSize: 24,
};

export function firstQueries({ search }: PageVisit): PageQuery[] {
  const { filters, query } = readTableUrl(TABLE, search);
  return [materialStatsQuery, materialsQuery({ ...filters, ...query })];
}

/** /admin/sales: the sales materials of the team. */
export function Component() {
  return (
    <InUseConfirmation>
      <Materials />
    </InUseConfirmation>
  );
}

const DIALOGS = {
  edit: EditContentDialog,
  share: ShareDialog,
  delete: DeleteContentDialog,
};

function Materials() {
  const { t } = useTranslation('mfe-content');
  const { allows } = useSession();
  const { filters, setFilters, table, clampPage } = useTableUrl(TABLE);
  const address = useItemAddress();
  const [layout, setLayout] = useLayout();
  const [isAdding, setIsAdding] = useState(false);
  const [task, setTask] = useState<{ kind: keyof typeof DIALOGS; item: ContentItem } | null>(null);
  const { mutate: toggle } = useToggleContent();
  const download = useDownload();
  const start: StartMaterialAction = (action, item) => {
    if (action === 'download') download(item);
    else if (action === 'toggle') toggle(item);
    else if (action === 'preview') address.open(item.id);
    else startTransition(() => setTask({ kind: action, item }));
  };
  const isFiltered = Object.values(filters).some(Boolean);
  const addButton = allows('content.write') && (
    <AddButton label={t('materials.add')} onClick={() => startTransition(() => setIsAdding(true))} />
  );
  const empty = isFiltered ? (
    <EmptyState
      icon="sell"
      title={t('materials.emptyTitle')}
      text={t('materials.emptyText')}
      action={<Button onClick={() => setFilters(NO_FILTERS)}>{t('actions.clearFilters')}</Button>}
    />
  ) : (
    <EmptyState
      icon="sell"
      title={t('materials.noneTitle')}
      text={t(addButton ? 'materials.noneAdd' : 'materials.noneWait')}
      action={addButton}
    />
  );
  const Dialog = task && DIALOGS[task.kind];

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
          url={{ table, clampPage }}
          layout={layout}
          onStart={start}
          empty={empty}
        />
      </LoadBoundary>
      {isAdding && <UploadDialog category={CATEGORY} onClose={() => setIsAdding(false)} />}
      {Dialog && <Dialog item={task.item} onClose={() => setTask(null)} />}
      {address.id !== null && (
        <LoadedItem
          key={address.id}
          id={address.id}
          title={t('materials.title')}
          listedBelow={LISTED}
          fetch={fetchContent}
          onClose={address.close}
        >
          {(item) => <PreviewDialog item={item} onClose={address.close} />}
        </LoadedItem>
      )}
    </>
  );
}

const LISTED = [['content', 'list']];

const ICONS = { total: 'sell', public: 'language', downloads: 'download', videos: 'play_circle' } as const;

/** Four figures, each a dash until it is loaded. */
function MaterialStats() {
  const { t } = useTranslation('mfe-content');
  const { number } = useFormats();
  const { data } = useQuery(materialStatsQuery);
  const stat = (name: keyof typeof ICONS) => ({
    label: t(`materials.${name}`),
    value: data ? number(data[name]) : null,
    icon: ICONS[name],
  });
  return <PageStats stats={[stat('total'), stat('public'), stat('downloads'), stat('videos')]} />;
}
