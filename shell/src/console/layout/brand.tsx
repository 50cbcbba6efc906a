import { useTranslation } from '@vitral/i18n';
import { Box, Stack, Typography } from '@vitral/ui';

/** The mark of the site and its name. */
export function Brand() {
  const { t } = useTranslation('shell');
  return (
    <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
      <Box component="img" src="/favicon.svg" alt="" width={36} height={36} />
      <Typography component="span" variant="h6" sx={{ fontWeight: 700 }}>
        {t('brand')}
      </Typography>
    </Stack>
  );
}
