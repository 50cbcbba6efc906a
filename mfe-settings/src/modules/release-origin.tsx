import type { ReleaseSummary } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Typography } from '@vitral/ui';
import { Code } from '../shared/release-mark.tsx';

/** As many characters as people quote of a commit. */
const REVISION_LENGTH = 10;

/** When a release came and who sent it; the server itself where it found it at its start. */
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

/** The commit it was built from, when that was said. */
export function Revision({ release: { revision } }: { release: ReleaseSummary }) {
  if (!revision) return '—';
  return <Code title={revision}>{revision.slice(0, REVISION_LENGTH)}</Code>;
}
