import type { ContentItem } from '@vitral/sdk/contracts/content';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { column, textColumn, type DataColumn } from '@vitral/sdk/ui/data';
import { useMemo, type ReactNode } from 'react';
import { VisibilityBadge } from '../shared/visibility-badge.tsx';
import { VisibleSwitch } from './content-card.tsx';
import { TitleCell } from './title-cell.tsx';

const FIGURES = { align: 'right', headerAlign: 'right', sortable: true } as const;

/** Hidden until somebody chooses the column. */
const EXTRA = { sortable: true, isExtra: true } as const;

interface ContentColumnsOptions {
  /** The same function in each render. */
  actions: (item: ContentItem) => ReactNode;
  /** Fields without a column; the same list in each render. */
  without?: readonly string[];
}

/** Columns of a table of files. */
export function useContentColumns({ actions, without }: ContentColumnsOptions): DataColumn<ContentItem>[] {
  const { t } = useTranslation('mfe-content');
  const { date, fileSize, number } = useFormats();
  return useMemo(() => {
    const columns: DataColumn<ContentItem>[] = [
      column('title', t('content.columns.title'), { flex: 1, minWidth: 250, sortable: true }, (row) => (
        <TitleCell item={row} isRow />
      )),
      textColumn('category', t('content.category'), { width: 125, sortable: true }, ({ category }) =>
        t(`category.${category}`),
      ),
      column('visibility', t('content.visibility'), { width: 105, sortable: true }, ({ visibility }) => (
        <VisibilityBadge visibility={visibility} />
      )),
      textColumn('fileSize', t('content.columns.fileSize'), { width: 100, ...FIGURES }, (row) =>
        fileSize(row.fileSize),
      ),
      textColumn('downloadCount', t('content.columns.downloadCount'), { width: 115, ...FIGURES }, (row) =>
        number(row.downloadCount),
      ),
      textColumn('createdAt', t('content.columns.createdAt'), { width: 130, sortable: true }, (row) =>
        date(row.createdAt),
      ),
      textColumn('updatedAt', t('content.columns.updatedAt'), { width: 150, ...EXTRA }, (row) =>
        date(row.updatedAt),
      ),
      textColumn('type', t('content.columns.type'), { width: 130, ...EXTRA }, ({ type }) =>
        t(`type.${type}`),
      ),
      column('isVisible', t('content.columns.isVisible'), { width: 80 }, (row) => (
        <VisibleSwitch item={row} />
      )),
      column('actions', t('content.columns.actions'), { width: 100, align: 'center' }, actions),
    ];
    return columns.filter(({ field }) => !without?.includes(field));
  }, [t, date, fileSize, number, actions, without]);
}
