import { useQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { StatCards } from '@vitral/ui';
import { messageStatsQuery } from './contact-messages.queries.ts';

/** Number of new, pending, overdue and answered messages; a dash stands for each until it is loaded. */
export function MessageStats() {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const { data } = useQuery(messageStatsQuery);
  const figure = (value: number | undefined) => (value === undefined ? null : number(value));
  return (
    <StatCards
      stats={[
        { label: t('contact-messages.count.new'), value: figure(data?.new), icon: 'inbox' },
        { label: t('contact-messages.count.due'), value: figure(data?.due), icon: 'history' },
        { label: t('contact-messages.count.overdue'), value: figure(data?.overdue), icon: 'warning' },
        { label: t('contact-messages.count.answered'), value: figure(data?.answered), icon: 'check_circle' },
      ]}
    />
  );
}
