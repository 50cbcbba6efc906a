import type { MeetingDate, MeetingException, ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { FormDialog, useFailureTeller, useStaleEdit, type FormDialogProps } from '@vitral/ui/forms';
import type { ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { DateChangeConflict } from './date-change-conflict.tsx';
import { DateChangeForm } from './date-change-form.tsx';
import { blankChange, FIELDS, toInput, toValues, type DateChangeValues } from './date-change-input.ts';
import { fetchException, useChangeDate, useUpdateDate } from './meeting-exceptions.queries.ts';

interface DialogProps {
  meeting: ZoomMeeting;
  date: MeetingDate;
  onClose: () => void;
}

/** Cancels or moves one date. */
export function AddDateChangeDialog({
  meeting,
  date,
  kind,
  onClose,
}: DialogProps & { kind: 'cancel' | 'move' }) {
  const { t } = useTranslation('mfe-social');
  const form = useForm<DateChangeValues>({ defaultValues: blankChange(meeting, date) });
  const { mutate, isPending } = useChangeDate(meeting.id);
  const isMove = kind === 'move';
  const onError = useFailureTeller({ form, fields: FIELDS, message: t('zoom-meetings.dates.changeFailed') });
  return (
    <DateChangeDialog
      form={form}
      date={date}
      isMove={isMove}
      title={t(`zoom-meetings.dates.${kind}`)}
      submitLabel={t(`zoom-meetings.dates.${kind}`)}
      isSubmitting={isPending}
      onSave={(values) => mutate(toInput(date.date, isMove, values), { onSuccess: onClose, onError })}
      onClose={onClose}
    />
  );
}

/** Changes where a date went, or the reason. */
export function EditDateChangeDialog(props: DialogProps & { exception: MeetingException }) {
  const { meeting, date, exception, onClose } = props;
  const { t } = useTranslation('mfe-social');
  const form = useForm<DateChangeValues>({ defaultValues: toValues(exception) });
  const { mutate, isPending } = useUpdateDate(meeting.id, exception.id);
  const isMove = exception.movedTo !== null;
  const { version, conflict, onError } = useStaleEdit({
    item: exception,
    fields: FIELDS,
    toInput: toValues,
    setValue: form.setValue,
    staleCode: 'zoom-meetings.stale',
    refetch: () => fetchException(meeting.id, exception.id),
    tellFailure: useFailureTeller({ form, fields: FIELDS, message: t('zoom-meetings.dates.changeFailed') }),
  });
  return (
    <DateChangeDialog
      form={form}
      date={date}
      isMove={isMove}
      title={t(isMove ? 'zoom-meetings.dates.editMove' : 'zoom-meetings.dates.editCancel')}
      submitLabel={t('actions.update')}
      isSubmitting={isPending}
      canSubmit={conflict === null}
      onSave={(values) =>
        mutate({ ...toInput(date.date, isMove, values), version }, { onSuccess: onClose, onError })
      }
      onClose={onClose}
      notice={conflict && <DateChangeConflict control={form.control} conflict={conflict} />}
    />
  );
}

interface DateChangeDialogProps extends Pick<
  FormDialogProps,
  'title' | 'submitLabel' | 'isSubmitting' | 'canSubmit' | 'onClose'
> {
  form: UseFormReturn<DateChangeValues>;
  date: MeetingDate;
  isMove: boolean;
  notice?: ReactNode;
  onSave: (values: DateChangeValues) => void;
}

function DateChangeDialog({ form, date, isMove, notice, onSave, ...dialog }: DateChangeDialogProps) {
  return (
    <FormDialog open isDirty={form.formState.isDirty} onSubmit={form.handleSubmit(onSave)} {...dialog}>
      {notice}
      <DateChangeForm control={form.control} date={date} isMove={isMove} />
    </FormDialog>
  );
}
