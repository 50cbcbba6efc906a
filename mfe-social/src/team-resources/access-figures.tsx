import { ACCESS_DAYS, type TeamResource } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Typography } from '@vitral/ui';

/** Accesses of a resource: in total, in the last period and in the previous one. */
export function AccessFigures({ resource }: { resource: TeamResource }) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const { downloadCount, recentCount, previousCount } = resource;
  const ever = t('team-resources.opened', { count: downloadCount, shown: number(downloadCount) });
  const lately = t('team-resources.lately', {
    days: ACCESS_DAYS,
    recent: number(recentCount),
    previous: number(previousCount),
  });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {downloadCount === 0 ? t('team-resources.neverOpened') : `${ever} · ${lately}`}
    </Typography>
  );
}
