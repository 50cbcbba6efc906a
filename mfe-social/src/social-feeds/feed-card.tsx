import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Card, Chip, MuiLink, Stack, Typography } from '@vitral/ui';
import { PlatformIcon } from './platform-icon.tsx';
import type { FeedItem } from './social-feeds.queries.ts';

/** One post or broadcast, with how it is doing. */
export function FeedCard({ item }: { item: FeedItem }) {
  const { t } = useTranslation('mfe-social');
  const { platform, title, description, url, isActive = true } = item;
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack direction="row" spacing={2}>
        <Box sx={{ color: 'primary.main', pt: 0.25 }}>
          <PlatformIcon platform={platform} />
        </Box>
        <Stack spacing={1} sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
          <Typography variant="h3">
            {url ? (
              <MuiLink href={url} target="_blank" rel="noopener noreferrer">
                {title}
              </MuiLink>
            ) : (
              title
            )}
          </Typography>
          {description && <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>}
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {t(`social-feeds.platform.${platform}`)}
            </Typography>
            <Reach item={item} />
            {!isActive && <Chip size="small" variant="outlined" label={t('status.inactive')} />}
          </Stack>
        </Stack>
      </Stack>
    </Card>
  );
}

const HOUR = 3_600_000;
const isRecent = (instant: string) => Date.now() - Date.parse(instant) < HOUR;

/** Viewers of what is live; else its age in days, hours or 'Now', and its reactions. Specification, section 2. */
function Reach({ item: { platform, isLive, viewCount, engagementCount, createdAt } }: { item: FeedItem }) {
  const { t } = useTranslation('mfe-social');
  const { relativeTime, number } = useFormats();
  if (isLive) {
    return (
      <>
        <Chip size="small" color="error" label={t('social-feeds.liveNow')} />
        <Typography variant="body2">
          {t('social-feeds.viewers', { count: viewCount, shown: number(viewCount) })}
        </Typography>
      </>
    );
  }
  const reactions = platform === 'instagram' ? 'social-feeds.likes' : 'social-feeds.reactions';
  return (
    <>
      <Typography variant="body2" component="time" dateTime={createdAt}>
        {isRecent(createdAt) ? t('time.now') : relativeTime(createdAt)}
      </Typography>
      <Typography variant="body2">
        {t(reactions, { count: engagementCount, shown: number(engagementCount) })}
      </Typography>
    </>
  );
}
