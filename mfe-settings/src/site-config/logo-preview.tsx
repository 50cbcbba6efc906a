import { useTranslation } from '@vitral/i18n';
import { Box, ImageWithFallback, Stack, Typography } from '@vitral/ui';

/** What the site shows while no logo was chosen. */
const SITE_MARK = '/favicon.svg';

interface LogoPreviewProps {
  current: string;
  /** The address that is to be saved, if any. */
  draft: string;
}

/** The logo as it would be once it is saved. */
export function LogoPreview({ current, draft }: LogoPreviewProps) {
  const { t } = useTranslation('mfe-settings');
  const address = draft || current;
  const caption = t(draft ? 'site-config.newLogo' : 'site-config.currentLogo');
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', '& img': { objectFit: 'contain' } }}>
      <ImageWithFallback src={address || SITE_MARK} alt={caption} size={88} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {caption}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{address || t('site-config.noLogo')}</Typography>
      </Box>
    </Stack>
  );
}
