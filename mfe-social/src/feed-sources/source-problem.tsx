import type { FeedSource } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Alert } from '@vitral/ui';
import { problemKey } from './problem-key.ts';
import { useIsAutomatic } from './use-is-automatic.ts';

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
