import type { ContentItem } from '@vitral/sdk/contracts/content';
import { TRASH_DAYS } from '@vitral/sdk/contracts/trash';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Button, Chip, IconButton, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { column, textColumn, Tooltip, type DataColumn } from '@vitral/sdk/ui/data';
import { useMemo } from 'react';
import { useRestoreContent } from './content.queries.ts';
import { TitleCell } from './title-cell.tsx';

export function useTrashColumns(onDelete: (item: ContentItem) => void): DataColumn<ContentItem>[] {
  const { t } = useTranslation('mfe-content');
  const { date, fileSize } = useFormats();
  return useMemo<DataColumn<ContentItem>[]>(
    () => [
      column('title', t('content.columns.title'), { flex: 1, minWidth: 250, sortable: true }, (row) => (
        <TitleCell item={row} isRow />
      )),
      textColumn('category', t('content.category'), { width: 140, sortable: true }, ({ category }) =>
        t(`category.${category}`),
      ),
      textColumn(
        'fileSize',
        t('content.columns.fileSize'),
        { width: 110, align: 'right', headerAlign: 'right', sortable: true },
        (row) => fileSize(row.fileSize),
      ),
      textColumn('deletedAt', t('content.columns.deletedAt'), { width: 130 }, ({ deletedAt }) =>
        deletedAt ? date(deletedAt) : '—',
      ),
      column('daysLeft', t('content.columns.daysLeft'), { width: 150 }, (row) => (
        <DaysLeftBadge item={row} />
      )),
      column('actions', t('content.columns.actions'), { width: 190 }, (row) => (
        <TrashActions item={row} onDelete={onDelete} />
      )),
    ],
    [t, date, fileSize, onDelete],
  );
}

/** A row of the trash on a phone. */
export function TrashCard({ item, onDelete }: { item: ContentItem; onDelete: (item: ContentItem) => void }) {
  const { t } = useTranslation('mfe-content');
  const { date, fileSize } = useFormats();
  const deletedOn = date(item.deletedAt ?? item.updatedAt);
  const facts = [t(`category.${item.category}`), fileSize(item.fileSize), deletedOn];
  return (
    <Stack spacing={1}>
      <TitleCell item={item} />
      <Typography variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <DaysLeftBadge item={item} />
        <TrashActions item={item} onDelete={onDelete} />
      </Stack>
    </Stack>
  );
}

function TrashActions({ item, onDelete }: { item: ContentItem; onDelete: (item: ContentItem) => void }) {
  const { t } = useTranslation('mfe-content');
  const { mutate, isPending } = useRestoreContent();
  const { title } = item;
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Button
        startIcon={<Icon name="restore" />}
        aria-label={t('content.restoreOf', { title })}
        loading={isPending}
        loadingPosition="start"
        onClick={() => mutate(item)}
      >
        {t('content.restore')}
      </Button>
      <Tooltip title={t('content.deleteForGood')} describeChild>
        <IconButton
          color="error"
          aria-label={t('content.deleteForGoodOf', { title })}
          onClick={() => onDelete(item)}
        >
          <Icon name="delete_forever" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}

/** The badge is a warning from this number of days on. */
const WARNING_DAYS = 3;

function DaysLeftBadge({ item: { deletedAt } }: { item: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  const count = daysLeft(deletedAt);
  return (
    <Chip
      size="small"
      color={count <= WARNING_DAYS ? 'warning' : 'default'}
      label={count === 0 ? t('content.lastDay') : t('content.daysLeft', { count })}
    />
  );
}

const DAY = 24 * 60 * 60 * 1000;

/** Returns the whole days for which a deleted item can still be restored; 0 on the last day. */
export function daysLeft(deletedAt: string | null, now = Date.now()): number {
  if (deletedAt === null) return TRASH_DAYS;
  const elapsed = Math.max(0, now - new Date(deletedAt).getTime());
  return Math.max(0, Math.floor(TRASH_DAYS - elapsed / DAY));
}
