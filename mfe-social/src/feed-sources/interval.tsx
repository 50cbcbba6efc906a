import { SYNC_MINUTES, type SocialPlatform } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';

/** Sync interval of a platform, in hours if it is a whole number of them. */
export function Interval({ platform }: { platform: SocialPlatform }) {
  const { t } = useTranslation('mfe-social');
  const minutes = SYNC_MINUTES[platform];
  return minutes % 60 === 0
    ? t('feed-sources.everyHours', { count: minutes / 60 })
    : t('feed-sources.everyMinutes', { count: minutes });
}
