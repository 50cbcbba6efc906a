import { useTranslation } from '@vitral/i18n';
import { Box, ImageWithFallback, Stack, Typography } from '@vitral/ui';

/** The default logo. */
const DEFAULT_LOGO = '/favicon.svg';

interface LogoPreviewProps {
  current: string;
  /** URL that is not saved yet; blank without one. */
  draft: string;
}

/** The logo as it will look once saved. */
export function LogoPreview({ current, draft }: LogoPreviewProps) {
  const { t } = useTranslation('mfe-settings');
  const url = draft || current;
  const caption = t(draft ? 'site-config.newLogo' : 'site-config.currentLogo');
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', '& img': { objectFit: 'contain' } }}>
      <ImageWithFallback src={url || DEFAULT_LOGO} alt={caption} size={88} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {caption}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{url || t('site-config.noLogo')}</Typography>
      </Box>
    </Stack>
  );
}
