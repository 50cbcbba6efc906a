import type { MeetingOccurrence, MeetingException, ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ItemFormDialog, useItemForm } from '@vitral/ui/forms';
import { MeetingExceptionForm } from './meeting-exception-form.tsx';
import { startValues, toInput, toValues } from './meeting-exception-values.ts';
import { fetchException, useSaveException } from './meeting-exceptions.queries.ts';
import { useMeetingTimes } from './use-meeting-times.ts';

interface MeetingExceptionDialogProps {
  meeting: ZoomMeeting;
  date: MeetingOccurrence;
  /** The exception to edit; undefined for a date that is held as scheduled. */
  exception?: MeetingException;
  kind: 'cancel' | 'move';
  onClose: () => void;
}

const TITLES = {
  cancel: { add: 'zoom-meetings.dates.cancel', edit: 'zoom-meetings.dates.editCancel' },
  move: { add: 'zoom-meetings.dates.move', edit: 'zoom-meetings.dates.editMove' },
};

/** Cancels or moves one date, or edits such an exception. */
export function MeetingExceptionDialog({
  meeting,
  date,
  exception,
  kind,
  onClose,
}: MeetingExceptionDialogProps) {
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
  return (
    <ItemFormDialog
      editing={editing}
      title={t(exception ? title.edit : title.add)}
      submitLabel={t(exception ? 'actions.update' : title.add)}
      label={(field) => t(`zoom-meetings.dates.fields.${field}`)}
      show={{ date: (day) => (day ? longDate(day) : '—') }}
      onClose={onClose}
    >
      <MeetingExceptionForm control={editing.form.control} date={date} isMove={isMove} />
    </ItemFormDialog>
  );
}
