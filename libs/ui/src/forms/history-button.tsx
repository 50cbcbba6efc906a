import { useTranslation } from '@vitral/i18n';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../controls/button.tsx';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { LoadingCards } from '../feedback/loading.tsx';
import { TitledDialog } from '../feedback/titled-dialog.tsx';
import { Icon } from '../layout/icon.tsx';
import type { HistoryListProps } from './history-list.tsx';

type AnyProps = HistoryListProps<FieldValues>;

const HistoryList = lazyComponent<AnyProps>(
  'history-list',
  async () => (await import('./history-list.tsx')).HistoryList,
  () => <LoadingCards count={3} height={96} />,
);

/** Opens the history of the item in a form; earlier versions can be loaded into the form. */
export function HistoryButton<Values extends FieldValues>(props: Omit<HistoryListProps<Values>, 'onTaken'>) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button startIcon={<Icon name="history" />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('itemHistory.title')}
      </Button>
      {isOpen && (
        <TitledDialog title={t('itemHistory.title')} focusClose onClose={close}>
          <HistoryList {...(props as unknown as AnyProps)} onTaken={close} />
        </TitledDialog>
      )}
    </>
  );
}
