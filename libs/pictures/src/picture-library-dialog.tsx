import { useTranslation } from '@vitral/i18n';
import { DialogContent, LoadBoundary, LoadingCards, TitledDialog, useTableState } from '@vitral/ui';
import { FilterBar, SearchField, SelectField } from '@vitral/ui/forms';
import { useState } from 'react';
import { PictureResults } from './picture-results.tsx';
import type { PicturesQuery } from './pictures.queries.ts';

export interface PictureLibraryDialogProps {
  /** URL of the current picture. */
  chosen: string | null;
  isTeam: boolean;
  onChoose: (address: string) => void;
  onClose: () => void;
}

const PAGE_SIZE = 24;

/** Dialog for choosing among the pictures that visitors may see. Team pictures are a separate collection. */
export function PictureLibraryDialog({ chosen, isTeam, onChoose, onClose }: PictureLibraryDialogProps) {
  const { t } = useTranslation();
  const table = useTableState({ pageSize: PAGE_SIZE, sort: { field: 'createdAt', direction: 'desc' } });
  const [q, setSearch] = useState('');
  const [category, setCategory] = useState<PicturesQuery['category']>(isTeam ? 'team' : '');
  const choose = (address: string) => {
    onChoose(address);
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
