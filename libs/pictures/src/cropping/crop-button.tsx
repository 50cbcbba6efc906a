import { registerTexts, useTranslation } from '@vitral/i18n';
import { Button, Icon, lazyComponent } from '@vitral/ui';
import { useState } from 'react';
import type { CropDialogProps } from './crop-dialog.tsx';

const TEXTS = { es: () => import('./texts/es.json'), en: () => import('./texts/en.json') };

const CropDialog = lazyComponent<CropDialogProps>(
  'crop-dialog',
  async () => {
    registerTexts('cropping', TEXTS);
    return (await import('./crop-dialog.tsx')).CropDialog;
  },
  () => null,
);

/** Button that opens a dialog to crop a picture. */
export function CropButton(props: Omit<CropDialogProps, 'onClose'>) {
  const { t } = useTranslation();
  const [isCropping, setCropping] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="crop" />}
        onClick={() => setCropping(true)}
      >
        {t('pictures.crop')}
      </Button>
      {isCropping && <CropDialog {...props} onClose={() => setCropping(false)} />}
    </>
  );
}
