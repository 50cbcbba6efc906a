import type { ChannelChange } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Typography } from '@vitral/ui';
import { Detail } from '../../shared/detailed-text.tsx';
import { ReleaseMark, SetMark } from '../../shared/release-mark.tsx';

/** Kind, release and reason of a channel change. */
export function ChangeSummary({ change }: { change: ChannelChange }) {
  const { t } = useTranslation('mfe-settings');
  const { kind, module, release, share, reason } = change;
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
      {reason && <Detail>{reasonText(reason)}</Detail>}
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

const FAILED = /^failed: (\d+)\/(\d+), active: (\d+)\/(\d+)$/;
const UNRENDERED = /^unrendered: (\S+) (\S+)$/;
const UNFIT = /^unfit: (.+)$/;

/** Translates the recorded reason of a channel change; an unknown reason is returned unchanged. */
function useReasonText() {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  return (reason: string) => {
    if (reason === 'superseded') return t('history.reasons.superseded');
    const codes = UNFIT.exec(reason)?.[1];
    if (codes) return t('history.reasons.unfit', { codes });
    const [, page, language] = UNRENDERED.exec(reason) ?? [];
    if (page) return t('history.reasons.unrendered', { page, language });
    const counts = FAILED.exec(reason)?.slice(1).map(Number).map(number);
    if (!counts) return reason;
    const [failures, pages, activeFailures, activePages] = counts;
    return t('history.reasons.failed', { failures, pages, activeFailures, activePages });
  };
}
