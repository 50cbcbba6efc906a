import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { CardGrid, EmptyState, StatCards } from '@vitral/ui';
import { MeetingCard } from './meeting-card.tsx';
import { zoomMeetingsQuery } from './zoom-meetings.queries.ts';

export function MeetingList() {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const { data: meetings } = useSuspenseQuery(zoomMeetingsQuery);
  const active = meetings.filter(({ isActive }) => isActive);

  if (meetings.length === 0) {
    return (
      <EmptyState icon="videocam" title={t('zoom-meetings.emptyTitle')} text={t('zoom-meetings.emptyText')} />
    );
  }
  return (
    <>
      <StatCards
        stats={[
          { label: t('zoom-meetings.total'), value: number(meetings.length), icon: 'videocam' },
          { label: t('zoom-meetings.active'), value: number(active.length), icon: 'check_circle' },
          {
            label: t('zoom-meetings.weekly'),
            value: number(active.reduce((sum, { daysOfWeek }) => sum + daysOfWeek.length, 0)),
            icon: 'history',
          },
        ]}
      />
      <CardGrid label={t('zoom-meetings.list')}>
        {meetings.map((meeting) => (
          <MeetingCard key={meeting.id} meeting={meeting} />
        ))}
      </CardGrid>
    </>
  );
}
