import { useTranslation } from '@vitral/i18n';
import { LibraryButton } from '@vitral/pictures';
import { Button, NavigationIcon, Stack } from '@vitral/ui';

interface LogoSourcesProps {
  chosen: string;
  canReset: boolean;
  onChoose: (url: string) => void;
  onReset: () => void;
}

/** Buttons that choose a logo from the library or reset it. */
export function LogoSources({ chosen, canReset, onChoose, onReset }: LogoSourcesProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <LibraryButton chosen={chosen} isTeam={false} onChoose={onChoose} />
      {canReset && (
        <Button size="small" startIcon={<NavigationIcon name="restore" />} onClick={onReset}>
          {t('site-config.resetLogo')}
        </Button>
      )}
    </Stack>
  );
}
