import type { MeetingRegistration, RegistrationQuestion } from '@vitral/sdk/contracts/meeting-registrations';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { Box, Chip, Typography } from '@vitral/sdk/ui';
import {
  type BulkList,
  column,
  type ListColumn,
  type ListUrl,
  PagedList,
  RowCard,
} from '@vitral/sdk/ui/data';
import { Checkbox, FormControlLabel, ItemLink } from '@vitral/sdk/ui/forms';
import { type ReactNode, useMemo, useState } from 'react';
import {
  REGISTRATIONS_PATH,
  type RegistrationFilters,
  registrationsQuery,
  useSetAttendance,
} from './meeting-registrations.queries.ts';
import { Answers } from './answers.tsx';
import { PersonMenu } from './person-menu.tsx';

interface RegistrationTableProps {
  filters: RegistrationFilters;
  url: ListUrl;
  questions: readonly RegistrationQuestion[];
  empty: ReactNode;
}

/** Lists the registrations that match the filters; the previous rows stay until the next ones are loaded. */
export function RegistrationTable({ filters, url, questions, empty }: RegistrationTableProps) {
  const { t } = useTranslation('mfe-social');
  const columns = useColumns(filters.date, questions);
  return (
    <PagedList
      label={t('meeting-registrations.list')}
      nameOf={({ name }) => name}
      {...useBulk(filters)}
      query={registrationsQuery({ ...filters, ...url.table.query })}
      url={url}
      columns={columns}
      renderCard={(row) => <RowCard row={row} columns={columns} />}
      rowHeight={76}
      loadingHeight={88}
      empty={empty}
    />
  );
}

/** Returns the bulk changes, for accounts that may make them. */
function useBulk(filters: RegistrationFilters): { bulk?: BulkList } {
  const { t } = useTranslation('mfe-social');
  if (!useSession().allows('zoom-meetings.write')) return {};
  return {
    bulk: {
      path: REGISTRATIONS_PATH,
      // Cancels the selected people in this live session only.
      filters,
      reload: [['meeting-registrations']],
      actions: [
        {
          icon: 'event_busy',
          label: t('meeting-registrations.cancel'),
          body: { action: 'cancel' },
          confirm: {
            title: t('meeting-registrations.cancelTitle'),
            text: t('meeting-registrations.cancelText'),
          },
        },
      ],
    },
  };
}

function useColumns(
  chosenDate: string,
  questions: readonly RegistrationQuestion[],
): ListColumn<MeetingRegistration>[] {
  const { t } = useTranslation('mfe-social');
  const { date, dateTime } = useFormats();
  const mayWrite = useSession().allows('zoom-meetings.write');
  return useMemo(
    () => [
      column('name', t('meeting-registrations.person'), { flex: 1, minWidth: 190, sortable: true }, (row) => (
        <Person registration={row} />
      )),
      column('date', t('meeting-registrations.date'), { width: 140 }, ({ date: own }) => (
        <span>{own ? date(localNoon(own)) : t('meeting-registrations.everyDate')}</span>
      )),
      column('state', t('meeting-registrations.state'), { width: 150 }, ({ state }) => (
        <Chip
          size="small"
          color={state === 'registered' ? 'success' : 'default'}
          label={t(`meeting-registrations.states.${state}`)}
        />
      )),
      column('answers', t('meeting-registrations.answers'), { width: 140 }, (row) => (
        <Answers registration={row} questions={questions} />
      )),
      column('createdAt', t('meeting-registrations.createdAt'), { width: 170, sortable: true }, (row) => (
        <time dateTime={row.createdAt}>{dateTime(row.createdAt)}</time>
      )),
      column(
        'language',
        t('meeting-registrations.language'),
        { width: 120, isExtra: true },
        ({ language }) => <span>{t(`language.${language}`)}</span>,
      ),
      column(
        'timezone',
        t('meeting-registrations.timezone'),
        { width: 180, isExtra: true },
        ({ timezone }) => <span>{timezone}</span>,
      ),
      column('attendedDates', t('meeting-registrations.present'), { width: 150 }, (row) => (
        <Attendance registration={row} date={row.date ?? chosenDate} isEditable={mayWrite} />
      )),
      ...(mayWrite
        ? [
            column<MeetingRegistration>(
              'actions',
              t('meeting-registrations.actions'),
              { width: 85, align: 'center' },
              (row) => <PersonMenu registration={row} />,
            ),
          ]
        : []),
    ],
    [t, date, dateTime, chosenDate, questions, mayWrite],
  );
}

/** Date formats take instants; noon is on the same day in every zone in use. */
export const localNoon = (date: string) => `${date}T12:00`;

function Person({ registration: { id, name, email } }: { registration: MeetingRegistration }) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" dir="auto" sx={{ fontWeight: 600 }}>
        <ItemLink id={id}>{name}</ItemLink>
      </Typography>
      <Typography variant="body2" color="textSecondary" noWrap title={email} data-row-detail>
        {email}
      </Typography>
    </Box>
  );
}

interface AttendanceProps {
  registration: MeetingRegistration;
  /** Empty for a registration for all dates while no date is chosen. */
  date: string;
  isEditable: boolean;
}

/** Shows whether a registrant attended the date, and lets staff who may edit record it by hand. */
function Attendance({ registration, date, isEditable }: AttendanceProps) {
  const { t } = useTranslation('mfe-social');
  const { name, attendedDates, state, id } = registration;
  const { mutate } = useSetAttendance(id);
  // Updates at once, and does not disable the control meanwhile, which would lose the focus.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (isPresent: boolean) => {
    if (chosen !== null) return;
    setChosen(isPresent);
    mutate({ date, isPresent }, { onSettled: () => setChosen(null) });
  };
  if (!date) return <span>{t('meeting-registrations.presentOn', { count: attendedDates.length })}</span>;
  return (
    <FormControlLabel
      label={t('meeting-registrations.present')}
      control={
        <Checkbox
          checked={chosen ?? attendedDates.includes(date)}
          disabled={!isEditable || state !== 'registered'}
          onChange={(_, isChecked) => choose(isChecked)}
          slotProps={{ input: { 'aria-label': t('meeting-registrations.checkIn', { name, date }) } }}
        />
      }
    />
  );
}
