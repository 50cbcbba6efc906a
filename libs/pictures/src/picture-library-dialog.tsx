import { useTranslation } from '@vitral/i18n';
import {
  DialogContent,
  LoadBoundary,
  LoadingCards,
  TitledDialog,
  Box,
  EmptyState,
  Typography,
} from '@vitral/ui';
import { useTableState, TablePages, type TableState } from '@vitral/ui/data';
import { FilterBar, SearchField, SelectField } from '@vitral/ui/forms';
import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { picturesQuery, type PicturesQuery } from './pictures.queries.ts';
import { PictureGrid } from './picture-grid.tsx';

export interface PictureLibraryDialogProps {
  /** URL of the current picture. */
  chosen: string | null;
  isTeam: boolean;
  onChoose: (url: string) => void;
  onClose: () => void;
}

const PAGE_SIZE = 24;

/** Dialog for choosing among the pictures that visitors may see. Team pictures are a separate collection. */
export function PictureLibraryDialog({ chosen, isTeam, onChoose, onClose }: PictureLibraryDialogProps) {
  const { t } = useTranslation('picture-library');
  const table = useTableState({ pageSize: PAGE_SIZE, sort: { field: 'createdAt', direction: 'desc' } });
  const [q, setSearch] = useState('');
  const [category, setCategory] = useState<PicturesQuery['category']>(isTeam ? 'team' : '');
  const choose = (url: string) => {
    onChoose(url);
    onClose();
  };
  return (
    <TitledDialog title={t('pictures.library')} onClose={onClose}>
      <DialogContent dividers sx={{ minHeight: { sm: 520 } }}>
        <FilterBar>
          <SearchField
            label={t('pictures.search')}
            value={q}
            onChange={(next) => table.refilter(() => setSearch(next))}
          />
          {isTeam && (
            <SelectField
              label={t('pictures.collection')}
              value={category}
              choices={[
                { value: 'team', label: t('pictures.collection.team') },
                { value: '', label: t('pictures.collection.others') },
              ]}
              onChange={(next) => table.refilter(() => setCategory(next as PicturesQuery['category']))}
            />
          )}
        </FilterBar>
        <LoadBoundary failure={t('pictures.fetchFailed')} loading={<LoadingCards count={3} height={160} />}>
          <PictureResults
            query={{ ...table.query, q, category }}
            table={table}
            chosen={chosen}
            onChoose={choose}
          />
        </LoadBoundary>
      </DialogContent>
    </TitledDialog>
  );
}

interface PictureResultsProps {
  query: PicturesQuery;
  table: TableState;
  chosen: string | null;
  onChoose: (url: string) => void;
}

/** A page of the pictures found. */
export function PictureResults({ query, table, chosen, onChoose }: PictureResultsProps) {
  const { t } = useTranslation('picture-library');
  const { items, total } = useSuspenseQuery(picturesQuery(query)).data;
  if (items.length === 0) {
    const kind = query.q ? 'noMatch' : 'empty';
    return <EmptyState icon="image" title={t(`pictures.${kind}Title`)} text={t(`pictures.${kind}Text`)} />;
  }
  return (
    <Box aria-busy={table.isPending}>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('pictures.found', { count: total })}
      </Typography>
      <PictureGrid key={items[0]?.id} pictures={items} chosen={chosen} onChoose={onChoose} />
      <TablePages table={table} total={total} />
    </Box>
  );
}
