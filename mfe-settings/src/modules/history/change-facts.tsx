import type { ChannelChange } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Typography } from '@vitral/ui';
import { ReleaseMark, SetMark } from '../../shared/release-mark.tsx';
import { useReasonText } from './use-reason-text.ts';

/** Kind, release and reason of a channel change. */
export function ChangeSummary({
  change: { kind, module, release, share, reason },
}: {
  change: ChannelChange;
}) {
  const { t } = useTranslation('mfe-settings');
  const reasonText = useReasonText();
  return (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t(`history.kinds.${kind}`)}
        {share !== null && ` · ${t('modules.percent', { value: share })}`}
      </Typography>
      <Typography variant="body2" component="div">
        {module ?? t('history.wholeSet')} {release && <ReleaseMark release={release} />}
      </Typography>
      {reason && (
        <Typography variant="body2" color="textSecondary">
          {reasonText(reason)}
        </Typography>
      )}
    </Box>
  );
}

/** The sets before and after a change. */
export function ChangeSets({ change: { fromSet, toSet } }: { change: ChannelChange }) {
  const { t } = useTranslation('mfe-settings');
  if (!fromSet || fromSet === toSet) return <SetMark id={toSet} />;
  return (
    <Box component="span" role="group" aria-label={t('history.fromTo')}>
      <SetMark id={fromSet} /> → <SetMark id={toSet} />
    </Box>
  );
}
