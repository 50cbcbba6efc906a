import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReleaseChannel } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Card, Fact, Facts, Typography } from '@vitral/ui';
import type { ReactNode } from 'react';
import { figuresOfSet } from './failure-rate.ts';
import { LoadFigures } from './load-figures.tsx';
import { channelQuery, healthQuery } from './modules.queries.ts';
import { ReleaseMark, SetMark } from '../shared/release-mark.tsx';
import { useActivation } from './use-activation.ts';
import { useChannelWatch } from './use-channel-watch.ts';

/** The active set, the candidate and their failure figures; polled while the page is visible. */
export function SiteState() {
  const { t } = useTranslation('mfe-settings');
  const { data: channel } = useSuspenseQuery(channelQuery);
  const { data: health } = useQuery(healthQuery);
  useChannelWatch(channel.version);
  const figuresOf = (set: string) => (health ? figuresOfSet(health, set) : null);
  const { active, candidate } = channel;
  return (
    <Card component="section" aria-label={t('modules.state')} sx={{ p: { xs: 2, sm: 2.5 }, mb: 3 }}>
      <Facts>
        <Fact term={t('modules.activeSet')}>
          <SetMark id={active.id} />
          <Since setId={active.id} />
        </Fact>
        <Fact term={t('modules.candidate')}>
          <CandidateState candidate={candidate} />
        </Fact>
        <Fact term={t('modules.loads')}>
          <LoadFigures figures={figuresOf(active.id)} />
          {candidate && (
            <Detail>
              {t('modules.candidate')}: <LoadFigures figures={figuresOf(candidate.set.id)} />
            </Detail>
          )}
        </Fact>
      </Facts>
    </Card>
  );
}

function Since({ setId }: { setId: string }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const activation = useActivation(setId);
  if (!activation) return null;
  const { createdAt, actorName } = activation;
  return (
    <Detail>
      {t('modules.sinceBy', { time: dateTime(createdAt), name: actorName ?? t('audit.server') })}
    </Detail>
  );
}

function CandidateState({ candidate }: Pick<ReleaseChannel, 'candidate'>) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  if (!candidate) return t('modules.noCandidate');
  const { release, share, since } = candidate;
  return (
    <>
      {release.name} <ReleaseMark release={release} />
      <Detail>{t('modules.shareSince', { share, time: dateTime(since) })}</Detail>
    </>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {children}
    </Typography>
  );
}
