import { useTranslation } from '@vitral/i18n';
import { Button, Icon } from '@vitral/ui';
import { useState } from 'react';
import { PictureLibraryDialog, type PictureLibraryDialogProps } from './picture-library-dialog.tsx';

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
