import {
  SYNC_MINUTES,
  type FeedSource,
  type SocialPlatform,
  type SyncProblem,
} from '@vitral/sdk/contracts/social-feeds';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Typography } from '@vitral/sdk/ui';
import type { ReactNode } from 'react';
import { useIsAutomatic } from './feed-sources.queries.ts';

/** Figures and sync times of a feed source. */
export function SourceFacts({ source }: { source: FeedSource }) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const { itemCount, engagementCount, kind, lastSyncAt, nextSyncAt, platform } = source;
  const isAutomatic = useIsAutomatic(source);
  return (
    <Box component="dl" sx={GRID}>
      <Fact label={t('feed-sources.items')}>{number(itemCount)}</Fact>
      <Fact label={t('feed-sources.engagement')}>
        {/* RSS and Atom feeds have no figures. */}
        {kind === 'feed' && engagementCount === 0 ? '—' : number(engagementCount)}
      </Fact>
      {isAutomatic ? (
        <>
          <Fact label={t('feed-sources.lastSync')}>
            {lastSyncAt ? <Moment instant={lastSyncAt} /> : t('time.never')}
          </Fact>
          <Fact label={t('feed-sources.nextSync')}>{nextSyncAt ? <Next instant={nextSyncAt} /> : '—'}</Fact>
          <Fact label={t('feed-sources.interval')}>
            <Interval platform={platform} />
          </Fact>
        </>
      ) : (
        <Fact label={t('feed-sources.sync')} isWide>
          {t(kind === 'manual' ? 'feed-sources.manual' : 'feed-sources.manualWithoutKey')}
        </Fact>
      )}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(120px, 1fr))' },
  m: 0,
  mt: 2,
} as const;

interface FactProps {
  label: string;
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ label, isWide, children }: FactProps) {
  return (
    <Box sx={isWide ? { gridColumn: { xs: 'span 2', sm: 'span 3' } } : undefined}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}

function Moment({ instant }: { instant: string }) {
  const { relativeTime, dateTime } = useFormats();
  return (
    <time dateTime={instant} title={dateTime(instant)}>
      {relativeTime(instant)}
    </time>
  );
}

const isDue = (instant: string) => Date.parse(instant) <= Date.now();

/** A due sync may start some seconds late. */
function Next({ instant }: { instant: string }) {
  const { t } = useTranslation('mfe-social');
  return isDue(instant) ? t('feed-sources.soon') : <Moment instant={instant} />;
}

/** Sync interval of a platform, in hours if it is a whole number of hours. */
export function Interval({ platform }: { platform: SocialPlatform }) {
  const { t } = useTranslation('mfe-social');
  const minutes = SYNC_MINUTES[platform];
  return minutes % 60 === 0
    ? t('feed-sources.everyHours', { count: minutes / 60 })
    : t('feed-sources.everyMinutes', { count: minutes });
}

type ProblemKey = SyncProblem | 'platform-status' | 'platform-unreadable';

/** Problems of an X account come from the platform's API, so their texts do not mention the URL. */
const PLATFORM_PROBLEMS: Partial<Record<SyncProblem, ProblemKey>> = {
  status: 'platform-status',
  'not-a-feed': 'platform-unreadable',
};

/** Returns the translation key of a source's last problem; null if there is none. */
export function problemKey({ kind, lastProblem }: FeedSource): ProblemKey | null {
  return (lastProblem && kind === 'twitter' && PLATFORM_PROBLEMS[lastProblem]) || lastProblem;
}

/** Reason and remedy of a failed sync. */
export function SourceProblem({ source }: { source: FeedSource }) {
  const { t } = useTranslation('mfe-social');
  const { dateTime } = useFormats();
  const isAutomatic = useIsAutomatic(source);
  const problem = problemKey(source);
  const { lastStatus, lastSuccessAt } = source;
  if (!problem || !isAutomatic) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mt: 2 }}>
      {t(`feed-sources.problems.${problem}`, { status: lastStatus ?? '—' })}{' '}
      {t(`feed-sources.remedies.${problem}`)}{' '}
      {lastSuccessAt
        ? t('feed-sources.lastSuccess', { when: dateTime(lastSuccessAt) })
        : t('feed-sources.neverSucceeded')}
    </Alert>
  );
}
