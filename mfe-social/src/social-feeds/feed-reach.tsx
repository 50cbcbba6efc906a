import { useFormats, useTranslation } from '@vitral/i18n';
import { Chip, Typography } from '@vitral/ui';
import type { FeedItem } from './social-feeds.queries.ts';

const HOUR = 3_600_000;
const UNKNOWN = '—';
/** Platforms whose sync has figures; on the others zero means unknown. */
const PLATFORMS_WITH_FIGURES: readonly FeedItem['platform'][] = ['youtube', 'twitter'];
const isRecent = (instant: string) => Date.now() - Date.parse(instant) < HOUR;

/** Viewers of a live broadcast; otherwise the age of an item and its reactions. */
export function FeedReach({ item }: { item: FeedItem }) {
  const { platform, isLive, viewCount, engagementCount, createdAt } = item;
  const { t } = useTranslation('mfe-social');
  const { relativeTime, number } = useFormats();
  if (isLive) {
    return (
      <>
        <Chip size="small" color="error" label={t('social-feeds.liveNow')} />
        <Typography variant="body2">
          {viewCount === 0
            ? t('social-feeds.viewers', { count: 2, shown: UNKNOWN })
            : t('social-feeds.viewers', { count: viewCount, shown: number(viewCount) })}
        </Typography>
      </>
    );
  }
  const isUnknown =
    engagementCount === 0 && item.sourceId !== null && !PLATFORMS_WITH_FIGURES.includes(platform);
  const reactions = platform === 'instagram' ? 'social-feeds.likes' : 'social-feeds.reactions';
  return (
    <>
      <Typography variant="body2" component="time" dateTime={createdAt}>
        {isRecent(createdAt) ? t('time.now') : relativeTime(createdAt)}
      </Typography>
      <Typography variant="body2">
        {isUnknown
          ? t(reactions, { count: 2, shown: UNKNOWN })
          : t(reactions, { count: engagementCount, shown: number(engagementCount) })}
      </Typography>
    </>
  );
}
