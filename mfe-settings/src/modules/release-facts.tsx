import type { ReleaseSummary } from '@vitral/sdk/contracts/releases';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Chip, Stack } from '@vitral/sdk/ui';
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

const FINGERPRINT_LENGTH = 16;

/** Signer of a release with the fingerprint of the key, or a note that it is not signed. */
export function Signer({ release: { signature } }: { release: ReleaseSummary }) {
  const { t } = useTranslation('mfe-settings');
  if (!signature) return <Chip size="small" variant="outlined" label={t('modules.unsigned')} />;
  const { signer, fingerprint, isRevoked } = signature;
  return (
    <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal', lineHeight: 1.4 }}>
      {signer}
      <Detail>
        <Code title={fingerprint}>{fingerprint.slice(0, FINGERPRINT_LENGTH)}</Code>
      </Detail>
      {isRevoked && <Chip size="small" color="error" label={t('modules.keyRevoked')} />}
    </Box>
  );
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
