import type { FeedSource } from '@vitral/sdk/contracts/social-feeds';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { Card, Chip, CircularProgress, Stack, Typography } from '@vitral/sdk/ui';
import { SelectItem, type ItemMenuEntry } from '@vitral/sdk/ui/data';
import { ItemActions } from '../shared/item-actions.tsx';
import { openInNewWindow } from '../shared/card.ts';
import { PlatformTitle } from '../shared/platform.tsx';
import { FEED_SOURCES, useIsAutomatic } from './feed-sources.queries.ts';
import { SourceFacts, SourceProblem } from './source-facts.tsx';

interface SourceCardProps {
  source: FeedSource;
  isRefreshing: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** Undefined while social sync is off. */
  onRefresh: (() => void) | undefined;
}

/** A feed source with its last and next sync, and its actions. */
export function SourceCard({ source, isRefreshing, onRefresh, ...actions }: SourceCardProps) {
  const { t } = useTranslation('mfe-social');
  const mayWrite = useSession().allows('social-feeds.write');
  const isAutomatic = useIsAutomatic(source);
  const { title, platform, kind, url, isActive, isSyncing } = source;
  const isBusy = isAutomatic && isActive && (isSyncing || isRefreshing);
  const entries: ItemMenuEntry[] = [
    { label: t('feed-sources.view'), icon: 'open_in_new', onClick: () => openInNewWindow(url) },
  ];
  if (onRefresh && isActive && isAutomatic)
    entries.push({ label: t('feed-sources.refreshNow'), icon: 'restore', onClick: onRefresh });
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ alignItems: { sm: 'flex-start' } }}>
        <PlatformTitle platform={platform} href={url} title={title}>
          <Typography variant="body2" color="textSecondary">
            {t(`social-feeds.platform.${platform}`)} · {t(`feed-sources.kinds.${kind}`)}
          </Typography>
        </PlatformTitle>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexShrink: 0 }}>
          {isBusy && (
            <Chip
              size="small"
              variant="outlined"
              icon={<CircularProgress size={12} aria-hidden sx={{ ml: 1 }} />}
              label={t('feed-sources.syncing')}
            />
          )}
          <SelectItem id={source.id} name={title} />
          {mayWrite ? (
            <ItemActions noun={FEED_SOURCES} item={source} entries={entries} {...actions} />
          ) : (
            <Chip size="small" variant="outlined" label={t(isActive ? 'status.active' : 'status.inactive')} />
          )}
        </Stack>
      </Stack>
      <SourceFacts source={source} />
      <SourceProblem source={source} />
    </Card>
  );
}
