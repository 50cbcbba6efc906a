import { useSuspenseQuery } from '@tanstack/react-query';
import { REGISTRATION_STATES } from '@vitral/contracts/meeting-registrations';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { useTranslation } from '@vitral/i18n';
import type { PageQuery, PageVisit } from '@vitral/module-kit';
import { useSession } from '@vitral/session';
import { Button, EmptyList, EmptyState, Icon, LoadBoundary, LoadingCards, PageHeader } from '@vitral/ui';
import { ExportLink, gridQueries, readTableUrl, useTableUrl, type TableUrlOptions } from '@vitral/ui/data';
import { FilterBar, SearchField, SelectField, TextField } from '@vitral/ui/forms';
import { type ReactNode, useState } from 'react';
import { useMeetingTitle } from '../zoom-meetings/use-meeting-times.ts';
import { zoomMeetingsQuery } from '../zoom-meetings/zoom-meetings.queries.ts';
import {
  type RegistrationFilters,
  REGISTRATIONS_PATH,
  mayReadQuery,
  registrationsQuery,
} from './meeting-registrations.queries.ts';
import { MessageDialog } from './message-dialog.tsx';
import { RegistrationTable } from './registration-table.tsx';

const NO_FILTERS: RegistrationFilters = { meeting: '', date: '', state: '', q: '' };

const TABLE: TableUrlOptions<RegistrationFilters> = {
  filters: NO_FILTERS,
  choices: { state: REGISTRATION_STATES },
  sort: { field: 'createdAt', direction: 'asc' },
  sortedBy: ['createdAt', 'name'],
};

export function firstQueries({ search }: PageVisit): PageQuery[] {
  const { filters, query } = readTableUrl(TABLE, search);
  const first = filters.meeting ? [registrationsQuery({ ...filters, ...query })] : [];
  return [zoomMeetingsQuery, ...first, ...gridQueries()];
}

/** /admin/registrations: who comes to a live session (docs/product/meeting-registrations.md). */
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
    </>
  );
}

/** Starts with the first live session that takes registrations. */
function Registrations() {
  const { t } = useTranslation('mfe-social');
  const { data: meetings } = useSuspenseQuery(zoomMeetingsQuery);
  const mayWrite = useSession().allows('zoom-meetings.write');
  const [isWriting, setIsWriting] = useState(false);
  const { filters: chosen, setFilters, ...url } = useTableUrl(TABLE);
  const open = meetings.find(({ registration }) => registration !== null);
  const meeting = meetings.find(({ id }) => id === chosen.meeting) ?? open;
  if (!meeting) {
    return (
      <EmptyState
        icon="event"
        title={t('meeting-registrations.offTitle')}
        text={t('meeting-registrations.offText')}
      />
    );
  }
  const filters = { ...chosen, meeting: meeting.id };
  const content = (
    <>
      <RegistrationFilterBar meetings={meetings} filters={filters} onChange={setFilters} />
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
  return mayWrite ? content : <IfManagersMayRead meeting={meeting.id}>{content}</IfManagersMayRead>;
}

/** Explains to managers that an admin decides whether they see registrations. */
function IfManagersMayRead({ meeting, children }: { meeting: string; children: ReactNode }) {
  const { t } = useTranslation('mfe-social');
  const { data: mayRead } = useSuspenseQuery(mayReadQuery(meeting));
  if (mayRead) return children;
  return (
    <EmptyState
      icon="how_to_reg"
      title={t('meeting-registrations.refusedTitle')}
      text={t('meeting-registrations.refusedText')}
    />
  );
}

interface RegistrationFilterBarProps {
  meetings: ZoomMeeting[];
  filters: RegistrationFilters;
  onChange: (changes: Partial<RegistrationFilters>) => void;
}

function RegistrationFilterBar({ meetings, filters, onChange }: RegistrationFilterBarProps) {
  const { t } = useTranslation('mfe-social');
  const titleOf = useMeetingTitle();
  const shown = meetings.filter(({ id, registration }) => registration !== null || id === filters.meeting);
  return (
    <FilterBar>
      <SelectField
        label={t('meeting-registrations.meeting')}
        value={filters.meeting}
        choices={shown.map((meeting) => ({ value: meeting.id, label: titleOf(meeting) }))}
        onChange={(meeting) => onChange({ meeting, date: '' })}
      />
      <TextField
        type="date"
        label={t('meeting-registrations.date')}
        value={filters.date}
        onChange={({ target }) => onChange({ date: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <SelectField
        label={t('meeting-registrations.state')}
        value={filters.state}
        choices={[
          { value: '', label: t('meeting-registrations.anyState') },
          ...REGISTRATION_STATES.map((value) => ({
            value,
            label: t(`meeting-registrations.states.${value}`),
          })),
        ]}
        onChange={(state) => onChange({ state })}
      />
      <SearchField
        label={t('meeting-registrations.search')}
        value={filters.q}
        onChange={(q) => onChange({ q })}
      />
    </FilterBar>
  );
}
