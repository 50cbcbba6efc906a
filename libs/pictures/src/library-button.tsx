import { registerTexts, useTranslation } from '@vitral/i18n';
import { Button, Icon, lazyComponent } from '@vitral/ui';
import { useState } from 'react';
import type { PictureLibraryDialogProps } from './picture-library-dialog.tsx';

const TEXTS = { es: () => import('./texts/es.json'), en: () => import('./texts/en.json') };

const PictureLibraryDialog = lazyComponent<PictureLibraryDialogProps>(
  'picture-library-dialog',
  async () => {
    registerTexts('picture-library', TEXTS);
    return (await import('./picture-library-dialog.tsx')).PictureLibraryDialog;
  },
  () => null,
);

/** Button that opens the library to choose a picture. */
export function LibraryButton(props: Omit<PictureLibraryDialogProps, 'onClose'>) {
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="image" />}
        onClick={() => setChoosing(true)}
      >
        {t('pictures.choose')}
      </Button>
      {isChoosing && <PictureLibraryDialog {...props} onClose={() => setChoosing(false)} />}
    </>
  );
}
