import { useTranslation } from '@vitral/i18n';
import { LibraryButton } from '@vitral/pictures';
import { Button, NavigationIcon, Stack } from '@vitral/ui';

interface LogoSourcesProps {
  chosen: string;
  canReset: boolean;
  onChoose: (address: string) => void;
  onReset: () => void;
}

/** Where a logo comes from besides an address that somebody knows. */
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
