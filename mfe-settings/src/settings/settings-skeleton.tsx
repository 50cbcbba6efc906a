import { useTranslation } from '@vitral/i18n';
import { Box, Skeleton } from '@vitral/ui';
import { SettingColumns } from './setting-columns.tsx';

const card = (height: number) => <Skeleton variant="rounded" height={height} />;

/** Placeholder while the settings load. */
export function SettingsSkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('loading')}>
      <Skeleton height={52} sx={{ mb: 2 }} />
      <Box sx={{ mb: 2 }}>{card(260)}</Box>
      <SettingColumns first={card(220)} second={card(220)} />
    </Box>
  );
}
