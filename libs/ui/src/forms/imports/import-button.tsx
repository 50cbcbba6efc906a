import type { QueryKey } from '@tanstack/react-query';
import type { ImportedNoun } from '@vitral/contracts/imports';
import { addTexts, useTranslation } from '@vitral/i18n';
import { useSearchParams } from '@vitral/router';
import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { lazyComponent } from '../../feedback/lazy-component.tsx';
import { LoadingCards } from '../../feedback/loading.tsx';
import { TitledDialog } from '../../feedback/titled-dialog.tsx';
import { Icon } from '../../layout/icon.tsx';
import type { ImportPanelProps } from './import-panel.tsx';

/** Its texts load with the panel: few people import often. */
const TEXTS = { es: () => import('./texts/es.json'), en: () => import('./texts/en.json') };

const ImportPanel = lazyComponent<ImportPanelProps>(
  'import-panel',
  async () => {
    await addTexts('imports', TEXTS);
    return (await import('./import-panel.tsx')).ImportPanel;
  },
  () => <LoadingCards count={2} height={96} />,
);

/** Search parameter with the id of an import, as in the links of notifications. */
const PARAM = 'import';

interface ImportButtonProps {
  noun: ImportedNoun;
  /** Prefixes of the query keys that an import makes stale. */
  reload: readonly QueryKey[];
}

/** Opens the import of items from a file, and the earlier imports of the noun. */
export function ImportButton(props: ImportButtonProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const linked = search.get(PARAM);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    if (linked === null) return;
    const rest = new URLSearchParams(search);
    rest.delete(PARAM);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button startIcon={<Icon name="upload" />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('actions.import')}
      </Button>
      {(isOpen || linked !== null) && (
        <TitledDialog title={t('actions.import')} focusClose onClose={close}>
          <ImportPanel key={linked} {...props} linked={linked} />
        </TitledDialog>
      )}
    </>
  );
}
