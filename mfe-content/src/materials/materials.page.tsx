import { useQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { useSession } from '@vitral/sdk/session';
import { Button, EmptyState, LoadBoundary, LoadingCards, PageHeader, PageStats } from '@vitral/sdk/ui';
import { AddButton, gridQueries, readTableUrl, useTableUrl, SavedViews } from '@vitral/sdk/ui/data';
import { LoadedItem, useItemAddress } from '@vitral/sdk/ui/forms';
import { startTransition, useState } from 'react';
import { ContentTaskDialog, useContentTask } from '../content/content-task.tsx';
import { fetchContent } from '../content/content.queries.ts';
import { InUseConfirmation } from '../content/in-use-confirmation.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import { MaterialFilterBar, TABLE } from './material-filter-bar.tsx';
import { MaterialList } from './material-list.tsx';
import { CATEGORY, materialsQuery, materialStatsQuery } from './materials.queries.ts';

export function firstQueries({ search }: PageVisit): PageQuery[] {
  const { filters, query } = readTableUrl(TABLE, search);
  return [materialStatsQuery, materialsQuery({ ...filters, ...query }), ...gridQueries()];
}

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
  const { filters, setFilters, clearFilters, ...url } = useTableUrl(TABLE);
  const address = useItemAddress();
  const [isAdding, setIsAdding] = useState(false);
  const { task, start, close } = useContentTask('preview', address.open);
  const isFiltered = Object.values(filters).some(Boolean);
  const addButton = allows('content.write') && (
    <AddButton label={t('materials.add')} onClick={() => startTransition(() => setIsAdding(true))} />
  );
  const empty = isFiltered ? (
    <EmptyState
      icon="sell"
      title={t('materials.emptyTitle')}
      text={t('materials.emptyText')}
      action={<Button onClick={clearFilters}>{t('actions.clearFilters')}</Button>}
    />
  ) : (
    <EmptyState
      icon="sell"
      title={t('materials.noneTitle')}
      text={t(addButton ? 'materials.noneAdd' : 'materials.noneWait')}
      action={addButton}
    />
  );

  return (
    <>
      <PageHeader title={t('materials.title')} description={t('materials.description')} actions={addButton} />
      <MaterialStats />
      <SavedViews of={TABLE} />
      <MaterialFilterBar filters={filters} onChange={setFilters} table={url.table} />
      <LoadBoundary failure={t('materials.fetchFailed')} loading={<LoadingCards count={5} height={88} />}>
        <MaterialList filters={filters} url={url} onStart={start} empty={empty} />
      </LoadBoundary>
      {isAdding && <UploadDialog category={CATEGORY} onClose={() => setIsAdding(false)} />}
      {task && <ContentTaskDialog task={task} onClose={close} />}
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
