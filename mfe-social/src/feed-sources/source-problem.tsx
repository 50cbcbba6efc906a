import type { FeedSource } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Alert } from '@vitral/ui';

/** Why the last sync of a source failed, in words, and what to do about it. */
export function SourceProblem({ source }: { source: FeedSource }) {
  const { t } = useTranslation('mfe-social');
  const { dateTime } = useFormats();
  const { lastProblem, lastStatus, lastSuccessAt, kind } = source;
  if (!lastProblem || kind === 'manual') return null;
  return (
    <Alert severity="warning" role="note" sx={{ mt: 2 }}>
      {t(`feed-sources.problems.${lastProblem}`, { status: lastStatus ?? '—' })}{' '}
      {t(`feed-sources.remedies.${lastProblem}`)}{' '}
      {lastSuccessAt
        ? t('feed-sources.lastSuccess', { when: dateTime(lastSuccessAt) })
        : t('feed-sources.neverSucceeded')}
    </Alert>
  );
}
