import type { SocialFeedItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Box, Card, ItemMenu, MuiLink, Stack, Typography, lineClamp } from '@vitral/ui';
import { StatusSwitch } from '@vitral/ui/forms';
import { FeedOrigin } from './feed-origin.tsx';
import { FeedReach } from './feed-reach.tsx';
import { openInNewWindow } from '../shared/open-in-new-window.ts';
import { PlatformIcon } from '../shared/platform-icon.tsx';
import { useToggleFeedItem, type FeedItem } from './social-feeds.queries.ts';

interface FeedCardProps {
  item: FeedItem;
  onEdit: (item: SocialFeedItem) => void;
  onDelete: (item: SocialFeedItem) => void;
}

/** Returns true if the response has the fields for editors. */
const isEditable = (item: FeedItem): item is SocialFeedItem => item.version !== undefined;

/** A post or a broadcast with its reach and actions. */
export function FeedCard({ item, ...actions }: FeedCardProps) {
  const { t } = useTranslation('mfe-social');
  const mayWrite = useSession().allows('social-feeds.write');
  const { platform, title, description, url } = item;
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 2 }}>
        <Stack direction="row" spacing={2} sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box sx={{ color: 'primary.main', pt: 0.25 }}>
            <PlatformIcon platform={platform} />
          </Box>
          <Stack spacing={1} sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
            <Typography variant="h3">
              <MuiLink href={url} target="_blank" rel="noopener noreferrer">
                {title}
              </MuiLink>
            </Typography>
            {description && (
              <Typography sx={{ ...lineClamp(4), whiteSpace: 'pre-line' }}>{description}</Typography>
            )}
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
          </Stack>
        </Stack>
        {mayWrite && isEditable(item) && <ItemActions item={item} {...actions} />}
      </Stack>
    </Card>
  );
}

function ItemActions({ item, onEdit, onDelete }: Omit<FeedCardProps, 'item'> & { item: SocialFeedItem }) {
  const { t } = useTranslation('mfe-social');
  const toggle = useToggleFeedItem();
  const { title, isActive, url } = item;
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', alignSelf: { xs: 'flex-end', sm: 'flex-start' }, flexShrink: 0 }}
    >
      <StatusSwitch
        name={title}
        isActive={isActive}
        isPending={toggle.isPending}
        onChange={() => toggle.mutate(item)}
      />
      <ItemMenu
        label={t('social-feeds.actionsFor', { title })}
        entries={[
          { label: t('actions.edit'), icon: 'edit', onClick: () => onEdit(item) },
          { label: t('social-feeds.view'), icon: 'open_in_new', onClick: () => openInNewWindow(url) },
          { label: t('actions.delete'), icon: 'delete', isDestructive: true, onClick: () => onDelete(item) },
        ]}
      />
    </Stack>
  );
}
