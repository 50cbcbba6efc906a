import { useFormats, useTranslation } from '@vitral/i18n';

const FAILED = /^failed: (\d+)\/(\d+), active: (\d+)\/(\d+)$/;
const UNRENDERED = /^unrendered: (\S+) (\S+)$/;
const UNFIT = /^unfit: (.+)$/;

/** Translates the recorded reason of a channel change; an unknown reason is returned unchanged. */
export function useReasonText() {
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
