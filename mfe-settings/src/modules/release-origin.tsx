import type { ReleaseSummary } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Typography } from '@vitral/ui';
import { Code } from '../shared/release-mark.tsx';

/** Usual length of an abbreviated commit hash. */
const REVISION_LENGTH = 10;

/** Time and publisher of a release; releases without a publisher were found by the server when it started. */
export function Published({ release }: { release: ReleaseSummary }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return (
    <>
      <time dateTime={release.createdAt}>{dateTime(release.createdAt)}</time>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {release.publishedBy ?? t('modules.byServer')}
      </Typography>
    </>
  );
}

/** The commit that the release was built from, if known. */
export function Revision({ release: { revision } }: { release: ReleaseSummary }) {
  if (!revision) return '—';
  return <Code title={revision}>{revision.slice(0, REVISION_LENGTH)}</Code>;
}
