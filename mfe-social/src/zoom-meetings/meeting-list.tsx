import { useSuspenseQuery } from '@tanstack/react-query';
import { fieldIn, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { MEETING_CATEGORIES, type ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import {
  Box,
  EmptyState,
  lazyComponent,
  PageStats,
  Skeleton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@vitral/sdk/ui';
import { SavedViews, type TableUrlOptions, useTableUrl } from '@vitral/sdk/ui/data';
import { normalizeText } from '@vitral/sdk/contracts/normalize-text';
import type { ReactNode } from 'react';
import { ListFilters, NoMatchingItems, useChoices } from '../shared/filters.tsx';
import { isDisagreeing } from './disagreements.tsx';
import { MeetingAgenda, type MeetingActions } from './meeting-agenda.tsx';
import { zoomMeetingsQuery } from './zoom-meetings.queries.ts';

interface MeetingListProps extends MeetingActions {
  addButton: ReactNode;
}

/** From this number of live sessions on, the list has filters. */
const FILTER_THRESHOLD = 5;

export function MeetingList({ addButton, ...actions }: MeetingListProps) {
  const { t } = useTranslation('mfe-social');
  const { data: meetings } = useSuspenseQuery(zoomMeetingsQuery);
  if (meetings.length === 0) {
    return (
      <EmptyState
        icon="videocam"
        title={t('zoom-meetings.emptyTitle')}
        text={t('zoom-meetings.emptyText')}
        action={addButton}
      />
    );
  }
  return (
    <>
      <MeetingStats meetings={meetings} />
      <FoundMeetings meetings={meetings} {...actions} />
    </>
  );
}

function MeetingStats({ meetings }: { meetings: ZoomMeeting[] }) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const active = meetings.filter(({ isActive }) => isActive);
  const weekly = active.reduce((sum, { daysOfWeek }) => sum + daysOfWeek.length, 0);
  const disagreeing = active.filter(isDisagreeing);
  return (
    <PageStats
      stats={[
        { label: t('zoom-meetings.total'), value: number(meetings.length), icon: 'videocam' },
        { label: t('zoom-meetings.active'), value: number(active.length), icon: 'check_circle' },
        { label: t('zoom-meetings.weekly'), value: number(weekly), icon: 'event' },
        { label: t('zoom-meetings.disagreeing'), value: number(disagreeing.length), icon: 'warning' },
      ]}
    />
  );
}

const NO_FILTERS = { q: '', category: '', isActive: '' };

type MeetingFilters = typeof NO_FILTERS & { view: string };

const TABLE: TableUrlOptions<MeetingFilters> = {
  list: 'zoom-meetings',
  filters: { ...NO_FILTERS, view: '' },
  choices: { view: ['calendar'], category: MEETING_CATEGORIES, isActive: ['true', 'false'] },
  sort: { field: 'createdAt', direction: 'asc' },
};

/** The agenda or the calendar of the live sessions that match the filters. View and filters are stored in the URL. */
function FoundMeetings({ meetings, ...actions }: MeetingActions & { meetings: ZoomMeeting[] }) {
  const { t } = useTranslation('mfe-social');
  const choices = useChoices();
  const { filters, setFilters } = useTableUrl(TABLE);
  const hasFilters = meetings.length >= FILTER_THRESHOLD;
  const found = hasFilters ? meetings.filter((meeting) => matchesFilters(meeting, filters)) : meetings;
  const View = filters.view === 'calendar' ? MeetingCalendar : MeetingAgenda;
  return (
    <>
      <Stack direction="row" sx={{ gap: 2 }}>
        <ViewChoice view={filters.view} onChange={(view) => setFilters({ view })} />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <SavedViews of={TABLE} />
        </Box>
      </Stack>
      {hasFilters && (
        <ListFilters
          noun="zoom-meetings"
          filters={filters}
          onChange={setFilters}
          delay={0}
          selects={[
            {
              name: 'category',
              label: t('zoom-meetings.fields.category'),
              choices: choices('zoom-meetings.categories', MEETING_CATEGORIES, 'zoom-meetings.anyCategory'),
            },
            { name: 'isActive' },
          ]}
        />
      )}
      {hasFilters && (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t('zoom-meetings.shown', { count: found.length })}
        </Typography>
      )}
      {found.length > 0 ? (
        <View meetings={found} all={meetings} scope={JSON.stringify(filters)} {...actions} />
      ) : (
        <NoMatchingItems noun="zoom-meetings" onClear={() => setFilters(NO_FILTERS)} />
      )}
    </>
  );
}

const VIEWS = ['', 'calendar'] as const;

function ViewChoice({ view, onChange }: { view: string; onChange: (view: string) => void }) {
  const { t } = useTranslation('mfe-social');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('zoom-meetings.view.label')}
      value={view}
      onChange={(_, next: string | null) => next !== null && onChange(next)}
      sx={{ mb: 2, bgcolor: 'background.paper' }}
    >
      {VIEWS.map((each) => (
        <ToggleButton key={each} value={each}>
          {t(`zoom-meetings.view.${each || 'agenda'}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Loads once it is chosen. */
const MeetingCalendar = lazyComponent(
  'meeting-calendar',
  async () => (await import('./calendar/meeting-calendar.tsx')).MeetingCalendar,
  () => <Skeleton variant="rounded" height={320} />,
);

/** Returns whether a live session matches the search, the category and the status. */
function matchesFilters(meeting: ZoomMeeting, { q, category, isActive }: typeof NO_FILTERS): boolean {
  const fields = LANGUAGES.flatMap((language) => [
    fieldIn('title', language),
    fieldIn('description', language),
  ]);
  const texts = normalizeText(fields.map((field) => meeting[field]).join('\n'));
  return (
    texts.includes(normalizeText(q.trim())) &&
    (!category || meeting.category === category) &&
    (!isActive || String(meeting.isActive) === isActive)
  );
}
