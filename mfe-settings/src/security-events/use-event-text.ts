import type { SecurityEvent } from '@vitral/sdk/contracts/security-events';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { useMemo } from 'react';

/** Returns functions that describe a security event to an admin. */
export function useEventText() {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return useMemo(() => {
    const countText = ({ count, lastAt }: SecurityEvent) =>
      count > 1 && t('security-events.times', { times: count, until: dateTime(lastAt) });
    return {
      accountText: ({ accountName }: SecurityEvent) => accountName ?? t('security-events.unknownAccount'),
      verbText: ({ verb }: SecurityEvent) => t(`security-events.verbs.${verb}`, { defaultValue: verb }),
      browserText: ({ browser, system }: SecurityEvent) => [browser, system].filter(Boolean).join(', '),
      detailText: (event: SecurityEvent) =>
        [
          event.method && t(`security-events.methods.${event.method}`),
          event.actorName && t('security-events.doneBy', { name: event.actorName }),
          countText(event),
        ]
          .filter(Boolean)
          .join(' · '),
    };
  }, [t, dateTime]);
}
