import { useTranslation } from '@vitral/i18n';
import { PictureLibraryDialog } from '@vitral/pictures';
import { Button, NavigationIcon, Stack } from '@vitral/ui';
import { useState } from 'react';

interface LogoSourcesProps {
  chosen: string;
  canReset: boolean;
  onChoose: (address: string) => void;
  onReset: () => void;
}

/** Where a logo comes from besides an address that somebody knows. */
export function LogoSources({ chosen, canReset, onChoose, onReset }: LogoSourcesProps) {
  const { t } = useTranslation('mfe-settings');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<NavigationIcon name="image" />}
        onClick={() => setChoosing(true)}
      >
        {t('common:pictures.choose')}
      </Button>
      {canReset && (
        <Button size="small" startIcon={<NavigationIcon name="restore" />} onClick={onReset}>
          {t('site-config.resetLogo')}
        </Button>
      )}
      {isChoosing && (
        <PictureLibraryDialog
          chosen={chosen}
          isTeam={false}
          onChoose={onChoose}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  );
}
