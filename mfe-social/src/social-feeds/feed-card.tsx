import { useQuery } from '@tanstack/react-query';
import type { SocialFeedItem } from '@vitral/sdk/contracts/social-feeds';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { Card, Chip, DialogContent, Stack, TitledDialog, Typography } from '@vitral/sdk/ui';
import { PublicationNote } from '@vitral/sdk/ui/forms';
import { SelectItem } from '@vitral/sdk/ui/data';
import { feedSourcesQuery } from '../feed-sources/feed-sources.queries.ts';
import { ItemActions } from '../shared/item-actions.tsx';
import { EXCERPT, openInNewWindow } from '../shared/card.ts';
import { PlatformTitle } from '../shared/platform.tsx';
import { FEED_ITEMS, type FeedItem } from './social-feeds.queries.ts';

interface FeedCardProps {
  item: FeedItem;
  onEdit: (item: SocialFeedItem) => void;
  onDelete: (item: SocialFeedItem) => void;
}

/** Returns whether the response has the fields for editors. */
const isEditable = (item: FeedItem): item is SocialFeedItem => item.version !== undefined;

/** A post or a broadcast with its reach and actions. */
export function FeedCard({ item, onEdit, onDelete }: FeedCardProps) {
  const { t } = useTranslation('mfe-social');
  const mayWrite = useSession().allows('social-feeds.write');
  const { platform, title, description, url } = item;
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 2 }}>
        <PlatformTitle platform={platform} href={url} title={title}>
          <Stack spacing={1} sx={{ mt: 1 }}>
            {description && <Typography sx={EXCERPT}>{description}</Typography>}
            <Stack
              direction="row"
              useFlexGap
              sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
            >
              <Typography variant="body2" color="textSecondary">
                {t(`social-feeds.platform.${platform}`)}
              </Typography>
              <FeedReach item={item} />
            </Stack>
            {isEditable(item) && <FeedOrigin item={item} />}
            <PublicationNote item={item} />
          </Stack>
        </PlatformTitle>
        {mayWrite && isEditable(item) && (
          <Stack
            direction="row"
            spacing={1}
            sx={{ alignItems: 'center', alignSelf: { xs: 'flex-end', sm: 'flex-start' }, flexShrink: 0 }}
          >
            <SelectItem id={item.id} name={title} />
            <ItemActions
              noun={FEED_ITEMS}
              item={item}
              entries={[
                { label: t('social-feeds.view'), icon: 'open_in_new', onClick: () => openInNewWindow(url) },
              ]}
              onEdit={() => onEdit(item)}
              onDelete={() => onDelete(item)}
            />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** A post for those who may not edit it. */
export function FeedSheet({ item, onClose }: { item: FeedItem; onClose: () => void }) {
  const { t } = useTranslation('mfe-social');
  const { platform, title, description, url } = item;
  return (
    <TitledDialog title={t(`social-feeds.platform.${platform}`)} onClose={onClose} focusClose>
      <DialogContent dividers>
        <PlatformTitle platform={platform} href={url} title={title}>
          <Stack spacing={1} sx={{ mt: 1, alignItems: 'flex-start' }}>
            {description && <Typography>{description}</Typography>}
            <FeedReach item={item} />
          </Stack>
        </PlatformTitle>
      </DialogContent>
    </TitledDialog>
  );
}

const HOUR = 3_600_000;
const UNKNOWN = '—';
/** Platforms whose sync has figures; on the others zero means unknown. */
const PLATFORMS_WITH_FIGURES: readonly FeedItem['platform'][] = ['youtube', 'twitter'];
const isRecent = (instant: string) => Date.now() - Date.parse(instant) < HOUR;

/** Viewers of a live broadcast; otherwise the age of an item and its reactions. */
function FeedReach({ item }: { item: FeedItem }) {
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

/** The source of an item, with a note if visitors do not see it because the source is inactive. */
function FeedOrigin({ item: { sourceId, isEdited } }: { item: SocialFeedItem }) {
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
