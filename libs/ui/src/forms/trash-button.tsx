import { useTranslation } from '@vitral/i18n';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { TitledDialog } from '../feedback/titled-dialog.tsx';
import { LoadingCards } from '../feedback/loading.tsx';
import { Icon } from '../layout/icon.tsx';
import type { Item, Noun } from './items.ts';

const TrashList = lazyComponent<{ noun: Noun<Item, never> }>(
  'trash-list',
  async () => (await import('./trash-list.tsx')).TrashList,
  () => <LoadingCards count={3} height={64} />,
);

/** Opens the deleted items of a noun, which can be restored. */
export function TrashButton<Saved extends Item, Input>({ noun }: { noun: Noun<Saved, Input> }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Icon name="delete" />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('trash.title')}
      </Button>
      {isOpen && (
        <TitledDialog title={t('trash.title')} maxWidth="sm" focusClose onClose={() => setIsOpen(false)}>
          <TrashList noun={noun as unknown as Noun<Item, never>} />
        </TitledDialog>
      )}
    </>
  );
}
