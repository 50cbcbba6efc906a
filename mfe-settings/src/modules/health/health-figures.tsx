import type { ReleaseHealth } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Typography } from '@vitral/ui';
import { ReleaseMark, SetMark } from '../../shared/release-mark.tsx';
import { failureRate, usePercent } from '../load-figures.tsx';

/** The release and its set. */
export function HealthName({ row: { release, set, isActive, isCandidate } }: { row: ReleaseHealth }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>
      <Typography variant="body2" component="div">
        {release.name} <ReleaseMark release={release} />
      </Typography>
      <Typography variant="body2" color="textSecondary" component="div">
        {t(isCandidate ? 'health.candidateSet' : isActive ? 'modules.activeSet' : 'history.set')}{' '}
        <SetMark id={set} />
      </Typography>
    </Box>
  );
}

/** Failure rate as a figure and a bar, which is full at 10 %. */
export function HealthRate({ row }: { row: ReleaseHealth }) {
  const percent = usePercent();
  const rate = failureRate(row);
  if (rate === null) return '—';
  return (
    <Box sx={{ width: 1, minWidth: 60 }}>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {percent(rate)}
      </Typography>
      <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'action.hover', overflow: 'hidden' }}>
        <Box sx={{ height: 1, width: `${Math.min(100, rate * 1000)}%`, bgcolor: 'error.main' }} />
      </Box>
    </Box>
  );
}

/** Reasons of the failures with their counts. */
export function HealthReasons({ row: { reasons } }: { row: ReleaseHealth }) {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  if (reasons.length === 0) return '—';
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', whiteSpace: 'normal', lineHeight: 1.4 }}>
      {reasons.map(({ reason, count }) => (
        <li key={reason}>
          {t(`health.reasons.${reason}`)}: {number(count)}
        </li>
      ))}
    </Box>
  );
}
