import { DEFAULT_LANGUAGE, fieldIn, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import type {
  MeetingException,
  MeetingExceptionInput,
  MeetingOccurrence,
  ZoomMeeting,
} from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Typography } from '@vitral/sdk/ui';
import {
  FormTextField,
  ItemFormDialog,
  useItemForm,
  useFieldLabel,
  useFields,
  toTranslations,
  toTranslationValues,
} from '@vitral/sdk/ui/forms';
import { useEffect } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { endsNextDay, useMeetingTimes } from './use-meeting-times.ts';
import { zoneName } from './zones.ts';
import { fetchException, useSaveException } from './zoom-meetings.queries.ts';

interface MeetingExceptionDialogProps {
  meeting: ZoomMeeting;
  date: Pick<MeetingOccurrence, 'date' | 'timezone'>;
  /** The exception to edit; undefined for a date that is held as scheduled. */
  exception: MeetingException | undefined;
  kind: 'cancel' | 'move';
  /** Suggested new date and times of a moved date. */
  place?: NewPlace;
  onClose: () => void;
}

/** Date and times on the wall clock of the live session's zone; the end is blank without one. */
export type NewPlace = Pick<ExceptionValues, 'date' | 'time' | 'endTime'>;

const DATES = { namespace: 'mfe-social', name: 'zoom-meetings.dates', translated: ['reason'] };

const PLACE_FIELDS = ['date', 'time', 'endTime'] as const;

const TITLES = {
  cancel: { add: 'zoom-meetings.dates.cancel', edit: 'zoom-meetings.dates.editCancel' },
  move: { add: 'zoom-meetings.dates.move', edit: 'zoom-meetings.dates.editMove' },
};

/** Cancels or moves one occurrence, or edits its exception. */
export function MeetingExceptionDialog(props: MeetingExceptionDialogProps) {
  const { meeting, date, exception, kind, place, onClose } = props;
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const isMove = kind === 'move';
  const title = TITLES[kind];
  const editing = useItemForm({
    item: exception,
    blank: startValues(meeting, date),
    toValues,
    toInput: (values) => toInput(date.date, isMove, values),
    save: useSaveException(meeting.id, exception?.id),
    refetch: (id) => fetchException(meeting.id, id),
    staleCode: 'zoom-meetings.stale',
    failure: t('zoom-meetings.dates.changeFailed'),
    onSaved: onClose,
  });
  const { setValue } = editing.form;
  useEffect(() => {
    for (const name of PLACE_FIELDS) if (place) setValue(name, place[name], { shouldDirty: true });
  }, [place, setValue]);
  return (
    <ItemFormDialog
      editing={editing}
      title={t(exception ? title.edit : title.add)}
      submitLabel={t(exception ? 'actions.update' : title.add)}
      label={useFieldLabel(DATES)}
      show={{ date: (day) => (day ? longDate(day) : '—') }}
      onClose={onClose}
    >
      <ExceptionForm control={editing.form.control} date={date} isMove={isMove} />
    </ItemFormDialog>
  );
}

interface ExceptionFormProps {
  control: Control<ExceptionValues>;
  date: MeetingExceptionDialogProps['date'];
  isMove: boolean;
}

/** The new date and times of a moved date, and the reason. */
function ExceptionForm({ control, date, isMove }: ExceptionFormProps) {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const field = useFields(DATES, control);
  const [time, endTime] = useWatch({ control, name: ['time', 'endTime'] });
  const text = { multiline: true, minRows: 2, limit: LIMITS.reason };
  return (
    <>
      <Typography>
        {t(isMove ? 'zoom-meetings.dates.moveText' : 'zoom-meetings.dates.cancelText', {
          date: longDate(date.date),
          zone: zoneName(date.timezone),
        })}
      </Typography>
      {isMove && (
        <Box sx={PLACE}>
          <FormTextField {...field('date')} type="date" required autoFocus />
          <FormTextField {...field('time')} type="time" required />
          <FormTextField
            {...field('endTime')}
            type="time"
            hint={endsNextDay({ time, endTime }) ? t('zoom-meetings.slots.nextDay') : undefined}
          />
        </Box>
      )}
      {LANGUAGES.map((language) => (
        <FormTextField
          key={language}
          {...field(fieldIn('reason', language))}
          required={language === DEFAULT_LANGUAGE}
          autoFocus={!isMove && language === DEFAULT_LANGUAGE}
          {...text}
        />
      ))}
    </>
  );
}

const PLACE = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '2fr 1fr 1fr' }, alignItems: 'start' };

/** The values of the form for a cancelled or moved date. */
interface ExceptionValues extends ReturnType<typeof toTranslationValues<'reason'>> {
  date: string;
  time: string;
  endTime: string;
  reason: string;
}

/** The start values: the scheduled date and times of the first zone. */
function startValues(
  { timeSlots }: ZoomMeeting,
  { date, timezone }: MeetingExceptionDialogProps['date'],
): ExceptionValues {
  const slot = timeSlots.find((candidate) => candidate.timezone === timezone);
  return {
    date,
    time: slot?.time ?? '',
    endTime: slot?.endTime ?? '',
    reason: '',
    ...toTranslationValues({}, 'reason'),
  };
}

function toValues(exception: MeetingException): ExceptionValues {
  const { date = '', time = '', endTime = '' } = exception.movedTo ?? {};
  return { date, time, endTime, reason: exception.reason, ...toTranslationValues(exception, 'reason') };
}

/** The request body for the scheduled date that is cancelled or moved. */
function toInput(date: string, isMove: boolean, values: ExceptionValues): MeetingExceptionInput {
  const { time, endTime } = values;
  const place = endTime ? { date: values.date, time, endTime } : { date: values.date, time };
  return {
    date,
    movedTo: isMove ? place : null,
    reason: values.reason.trim(),
    ...toTranslations(values, 'reason'),
  };
}
