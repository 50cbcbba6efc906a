import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { ChannelChangeKind, ReleaseChannel } from '@vitral/sdk/contracts/releases';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Card, Fact, Facts } from '@vitral/sdk/ui';
import { useEffect, useRef } from 'react';
import { Detail } from '../shared/detailed-text.tsx';
import { ReleaseMark, SetMark } from '../shared/release-mark.tsx';
import { figuresOfSet, LoadFigures } from './load-figures.tsx';
import { channelQuery, healthQuery, historyQuery, MODULES } from './modules.queries.ts';

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

/** Changes that give every visitor another set; the other kinds concern the candidate. */
const ACTIVATIONS: readonly ChannelChangeKind[] = [
  'activated',
  'rolled-back',
  'set-activated',
  'deactivated',
  'candidate-promoted',
];
const RECENT = 50;
export const latestChangesQuery = historyQuery({ limit: RECENT, offset: 0 });

/** The change that activated the set, if it is among the latest 50. */
function Since({ setId }: { setId: string }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { data: recent } = useQuery(latestChangesQuery);
  const activation = recent?.items.find(({ kind, toSet }) => toSet === setId && ACTIVATIONS.includes(kind));
  if (!activation) return null;
  const { createdAt, actorName } = activation;
  const time = dateTime(createdAt);
  return (
    <Detail>
      {actorName ? t('modules.sinceBy', { time, name: actorName }) : t('modules.sinceByServer', { time })}
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

/** Refetches the other module queries when the version of the channel changes. */
function useChannelWatch(version: number): void {
  const queryClient = useQueryClient();
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    const [, channel] = channelQuery.queryKey;
    void queryClient.invalidateQueries({
      queryKey: MODULES,
      predicate: ({ queryKey }) => queryKey[1] !== channel,
    });
  }, [version, queryClient]);
}
