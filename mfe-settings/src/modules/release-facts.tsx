import type { ReleaseSummary } from '@vitral/contracts/releases';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Chip, Stack } from '@vitral/ui';
import { Detail } from '../shared/detailed-text.tsx';
import { Code } from '../shared/release-mark.tsx';

/** Part of the URLs of releases, as in `module.json`. */
export const RELEASES_PART = 'releases';

const REVISION_LENGTH = 10;

/** Time and publisher of a release; releases without a publisher were found by the server when it started. */
export function Published({ release }: { release: ReleaseSummary }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return (
    <>
      <time dateTime={release.createdAt}>{dateTime(release.createdAt)}</time>
      <Detail>{release.publishedBy ?? t('modules.byServer')}</Detail>
    </>
  );
}

export function Revision({ release: { revision } }: { release: ReleaseSummary }) {
  if (!revision) return '—';
  return <Code title={revision}>{revision.slice(0, REVISION_LENGTH)}</Code>;
}

export function ReleaseState({
  release: { isActive, isCandidate, isRemoved },
}: {
  release: Pick<ReleaseSummary, 'isActive' | 'isCandidate' | 'isRemoved'>;
}) {
  const { t } = useTranslation('mfe-settings');
  if (!isActive && !isCandidate && !isRemoved) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
      {isActive && <Chip size="small" color="success" label={t('modules.isActive')} />}
      {isCandidate && <Chip size="small" color="secondary" label={t('modules.candidate')} />}
      {isRemoved && <Chip size="small" variant="outlined" label={t('modules.isRemoved')} />}
    </Stack>
  );
}
