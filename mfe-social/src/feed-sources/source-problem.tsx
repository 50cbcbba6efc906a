import type { FeedSource } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Alert } from '@vitral/ui';
import { problemOf } from './problem-of.ts';
import { useIsAsked } from './use-is-asked.ts';

/** Why the last sync of a source failed, in words, and what to do about it. */
export function SourceProblem({ source }: { source: FeedSource }) {
  const { t } = useTranslation('mfe-social');
  const { dateTime } = useFormats();
  const isAsked = useIsAsked(source);
  const problem = problemOf(source);
  const { lastStatus, lastSuccessAt } = source;
  if (!problem || !isAsked) return null;
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
