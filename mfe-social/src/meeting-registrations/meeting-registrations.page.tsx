import { useSuspenseQuery } from '@tanstack/react-query';
import { REGISTRATION_STATES } from '@vitral/sdk/contracts/meeting-registrations';
import type { ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { useSession } from '@vitral/sdk/session';
import { Button, EmptyList, EmptyState, Icon, LoadBoundary, LoadingCards, PageHeader } from '@vitral/sdk/ui';
import {
  ExportLink,
  gridQueries,
  readTableUrl,
  type TableUrl,
  type TableUrlOptions,
  useTableUrl,
  SavedViews,
} from '@vitral/sdk/ui/data';
import { useState } from 'react';
import { zoomMeetingsQuery } from '../zoom-meetings/zoom-meetings.queries.ts';
import {
  type RegistrationFilters,
  REGISTRATIONS_PATH,
  registrationsQuery,
} from './meeting-registrations.queries.ts';
import { figuresQuery } from '../shared/registration-figures.ts';
import { MessageDialog } from './message-dialog.tsx';
import { RegistrationFigures } from './registration-figures.tsx';
import { RegistrationFilterBar } from './registration-filters.tsx';
import { OpenRegistration } from './registration-sheet.tsx';
import { RegistrationTable } from './registration-table.tsx';

const NO_FILTERS: RegistrationFilters = { meeting: '', date: '', state: '', q: '' };

const TABLE: TableUrlOptions<RegistrationFilters> = {
  list: 'meeting-registrations',
  filters: NO_FILTERS,
  choices: { state: REGISTRATION_STATES },
  sort: { field: 'createdAt', direction: 'asc' },
  sortedBy: ['createdAt', 'name'],
};

export function firstQueries({ search }: PageVisit): PageQuery[] {
  const { filters, query } = readTableUrl(TABLE, search);
  const { meeting } = filters;
  const first = meeting ? [figuresQuery(meeting), registrationsQuery({ ...filters, ...query })] : [];
  return [zoomMeetingsQuery, ...first, ...gridQueries()];
}

/** /admin/registrations: the registrations for a live session (docs/product/meeting-registrations.md). */
export function Component() {
  const { t } = useTranslation('mfe-social');
  return (
    <>
      <PageHeader
        title={t('meeting-registrations.title')}
        description={t('meeting-registrations.description')}
      />
      <LoadBoundary
        failure={t('meeting-registrations.fetchFailed')}
        loading={<LoadingCards count={5} height={88} />}
      >
        <Registrations />
      </LoadBoundary>
      <OpenRegistration />
    </>
  );
}

/** Starts with the first live session that takes registrations. */
function Registrations() {
  const { t } = useTranslation('mfe-social');
  const { data: meetings } = useSuspenseQuery(zoomMeetingsQuery);
  const table = useTableUrl(TABLE);
  const open = meetings.find(({ registration }) => registration !== null);
  const meeting = meetings.find(({ id }) => id === table.filters.meeting) ?? open;
  if (meeting) return <MeetingRegistrations meeting={meeting} meetings={meetings} table={table} />;
  return (
    <EmptyState
      icon="event"
      title={t('meeting-registrations.offTitle')}
      text={t('meeting-registrations.offText')}
    />
  );
}

interface MeetingRegistrationsProps {
  meeting: ZoomMeeting;
  meetings: ZoomMeeting[];
  table: TableUrl<RegistrationFilters>;
}

function MeetingRegistrations({ meeting, meetings, table }: MeetingRegistrationsProps) {
  const { t } = useTranslation('mfe-social');
  const mayWrite = useSession().allows('zoom-meetings.write');
  const [isWriting, setIsWriting] = useState(false);
  const { data: figures } = useSuspenseQuery(figuresQuery(meeting.id));
  if (!figures) return <Refused />;
  const { filters: chosen, setFilters, ...url } = table;
  const filters = { ...chosen, meeting: meeting.id };
  return (
    <>
      <SavedViews of={TABLE} />
      <RegistrationFilterBar
        meetings={meetings}
        dates={figures.dates}
        filters={filters}
        onChange={setFilters}
      />
      <RegistrationFigures
        figures={figures}
        date={filters.date}
        capacity={meeting.registration?.capacity ?? null}
      />
      {mayWrite && (
        <Button
          variant="outlined"
          startIcon={<Icon name="mail" />}
          disabled={!filters.date}
          onClick={() => setIsWriting(true)}
          sx={{ mb: 2 }}
        >
          {t(filters.date ? 'meeting-registrations.write' : 'meeting-registrations.writeNeedsDate')}
        </Button>
      )}
      <RegistrationTable
        filters={filters}
        url={url}
        questions={meeting.registration?.questions ?? []}
        empty={
          <EmptyList
            t={t}
            noun="meeting-registrations"
            filters={{ ...chosen, meeting: '' }}
            onClear={() => setFilters({ ...NO_FILTERS, meeting: chosen.meeting })}
          />
        }
      />
      <ExportLink
        label={t('meeting-registrations.export')}
        path={REGISTRATIONS_PATH}
        query={{ ...filters, sort: url.table.query.sort }}
      />
      {isWriting && (
        <MessageDialog meetingId={meeting.id} date={filters.date} onClose={() => setIsWriting(false)} />
      )}
    </>
  );
}

/** Explains to managers that an admin decides whether they see registrations. */
function Refused() {
  const { t } = useTranslation('mfe-social');
  return (
    <EmptyState
      icon="how_to_reg"
      title={t('meeting-registrations.refusedTitle')}
      text={t('meeting-registrations.refusedText')}
    />
  );
}
