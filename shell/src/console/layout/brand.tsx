import { useTranslation } from '@vitral/i18n';
import { Stack, Typography } from '@vitral/ui';

/** The window of the logo: four panes, one picture. */
export function Brand() {
  const { t } = useTranslation('shell');
  return (
    <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
      <svg width="32" height="32" viewBox="0 0 64 64" aria-hidden="true">
        <rect width="64" height="64" rx="14" fill="#1b1745" />
        <path d="M32 8 50 22 32 32z" fill="#f5b83d" />
        <path d="M32 8 14 22 32 32z" fill="#e0567a" />
        <path d="M14 22v20l18 14V32z" fill="#1fa39a" />
        <path d="M50 22v20L32 56V32z" fill="#5b6cf0" />
      </svg>
      <Typography component="span" variant="h6" sx={{ fontWeight: 700 }}>
        {t('brand')}
      </Typography>
    </Stack>
  );
}
