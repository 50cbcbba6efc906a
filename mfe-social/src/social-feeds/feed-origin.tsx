import { useQuery } from '@tanstack/react-query';
import type { SocialFeedItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Typography } from '@vitral/ui';
import { feedSourcesQuery } from '../feed-sources/feed-sources.queries.ts';

/** The source of an item, with a note if visitors do not see it because the source is inactive. */
export function FeedOrigin({ item: { sourceId, isEdited } }: { item: SocialFeedItem }) {
  const { t } = useTranslation('mfe-social');
  const { data: sources = [] } = useQuery(feedSourcesQuery);
  const source = sources.find(({ id }) => id === sourceId);
  const parts = [
    source && t('social-feeds.from', { source: source.title }),
    sourceId === null && t('social-feeds.byHand'),
    source?.isActive === false && t('social-feeds.sourceIsOff'),
    sourceId !== null && isEdited && t('social-feeds.edited'),
  ];
  const text = parts.filter(Boolean).join(' · ');
  return (
    text && (
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
    )
  );
}
