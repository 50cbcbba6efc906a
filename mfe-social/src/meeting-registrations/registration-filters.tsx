import { REGISTRATION_STATES, type RegistrationDate } from '@vitral/sdk/contracts/meeting-registrations';
import type { ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { FilterBar, SearchField, SelectField, type Choice } from '@vitral/sdk/ui/forms';
import { useMeetingTimes, useMeetingTitle } from '../zoom-meetings/use-meeting-times.ts';
import type { RegistrationFilters } from './meeting-registrations.queries.ts';

interface RegistrationFilterBarProps {
  meetings: ZoomMeeting[];
  dates: RegistrationDate[];
  filters: RegistrationFilters;
  onChange: (changes: Partial<RegistrationFilters>) => void;
}

export function RegistrationFilterBar({ meetings, dates, filters, onChange }: RegistrationFilterBarProps) {
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
      <SelectField
        label={t('meeting-registrations.date')}
        value={filters.date}
        choices={useDateChoices(dates, filters.date)}
        onChange={(date) => onChange({ date })}
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

/** Returns the dates with their numbers of registrants: coming dates first, then past ones, the latest first. */
function useDateChoices(dates: RegistrationDate[], chosen: string): Choice[] {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const past = dates.filter(({ isOver }) => isOver).toReversed();
  const choices = [...dates.filter(({ isOver }) => !isOver), ...past].map(({ date, registered, status }) => ({
    value: date,
    label: t(
      status === 'cancelled' ? 'meeting-registrations.cancelledDate' : 'meeting-registrations.dateCount',
      {
        date: longDate(date),
        count: registered,
      },
    ),
  }));
  const isKnown = !chosen || dates.some(({ date }) => date === chosen);
  return [
    { value: '', label: t('meeting-registrations.anyDate') },
    ...choices,
    // A link may lead to a date without registrations.
    ...(isKnown ? [] : [{ value: chosen, label: longDate(chosen) }]),
  ];
}
