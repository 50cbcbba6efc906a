import type { ReleaseSummary } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Chip, Stack } from '@vitral/ui';

/** Marks an active release, a candidate, and removed files. */
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
