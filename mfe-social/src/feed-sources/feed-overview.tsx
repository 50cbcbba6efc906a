import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { useSession } from '@vitral/sdk/session';
import {
  Box,
  Button,
  Card,
  LoadBoundary,
  Icon,
  PageBodySkeleton,
  Stack,
  StatCards,
  Typography,
  type IconName,
} from '@vitral/sdk/ui';
import type { ReactNode } from 'react';
import { LatestPreview } from '../embeds/latest-preview.tsx';
import { growthRate } from '../shared/growth-rate.ts';
import { feedStatsQuery } from './feed-sources.queries.ts';
import { SourceSection } from './source-section.tsx';

/** The first tab: figures, feed sources and links to the other tabs. */
export function FeedOverview() {
  const { t } = useTranslation('mfe-social');
  return (
    <>
      <LoadBoundary
        failure={t('feed-sources.fetchFailed')}
        loading={<PageBodySkeleton stats={4} cards={3} />}
      >
        <FeedStats />
        <SourceSection />
      </LoadBoundary>
      <Shortcuts />
    </>
  );
}

function FeedStats() {
  const { t } = useTranslation('mfe-social');
  const { number, decimal } = useFormats();
  const stats = useSuspenseQuery(feedStatsQuery).data;
  const growth = growthRate(stats.recentEngagement, stats.previousEngagement);
  const percent = growth !== null && `${growth > 0 ? '+' : ''}${decimal(growth * 100, 1)}`;
  return (
    <>
      <StatCards
        stats={[
          { label: t('feed-sources.total'), value: number(stats.sources), icon: 'rss_feed' },
          { label: t('feed-sources.active'), value: number(stats.activeSources), icon: 'check_circle' },
          { label: t('feed-sources.engagement'), value: number(stats.engagement), icon: 'star' },
          {
            label: t('feed-sources.growth'),
            value: percent ? t('feed-sources.percent', { value: percent }) : null,
            icon: 'sync_alt',
          },
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: -1.5, mb: 3 }}>
        {t('feed-sources.growthHint')}
      </Typography>
    </>
  );
}

/** Links to the tabs for embeds and paid services. */
function Shortcuts() {
  const { t } = useTranslation('mfe-social');
  const { allows } = useSession();
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Shortcut icon="videocam" title={t('feed-sources.embedsTitle')} text={t('feed-sources.embedsText')}>
        {allows('social-feeds.write') && (
          <Button
            component={Link}
            to={{ search: 'tab=custom' }}
            variant="outlined"
            startIcon={<Icon name="add" />}
          >
            {t('feed-sources.addEmbed')}
          </Button>
        )}
        <LatestPreview />
      </Shortcut>
      <Shortcut
        icon="extension"
        title={t('feed-sources.servicesTitle')}
        text={t('feed-sources.servicesText')}
      >
        <Button component={Link} to={{ search: 'tab=services' }} variant="outlined">
          {t('feed-sources.manageServices')}
        </Button>
      </Shortcut>
    </Box>
  );
}

interface ShortcutProps {
  icon: IconName;
  title: string;
  text: string;
  children: ReactNode;
}

function Shortcut({ icon, title, text, children }: ShortcutProps) {
  return (
    <Card sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Icon name={icon} color="primary" />
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
      </Stack>
      <Typography color="textSecondary">{text}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 'auto', pt: 1 }}>
        {children}
      </Stack>
    </Card>
  );
}
