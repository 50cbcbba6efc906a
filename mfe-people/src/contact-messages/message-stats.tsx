import { useQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { StatCards } from '@vitral/ui';
import { messageStatsQuery } from './contact-messages.queries.ts';

/** What waits for an answer and what was answered; a dash for each figure until it is known. */
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
