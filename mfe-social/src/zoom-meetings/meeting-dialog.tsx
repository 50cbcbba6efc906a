import type { ZoomMeeting } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { FormDialog, useFailureTeller, useStaleEdit } from '@vitral/ui/forms';
import type { ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { DisplacedDatesNotice } from './displaced-dates-notice.tsx';
import { MeetingConflict } from './meeting-conflict.tsx';
import { MeetingForm } from './meeting-form.tsx';
import { BLANK, FIELDS, isMissingFields, toInput, toValues, type MeetingValues } from './meeting-input.ts';
import { useDisplacedDates } from './use-displaced-dates.ts';
import { fetchZoomMeeting, useCreateMeeting, useUpdateMeeting } from './zoom-meetings.queries.ts';

interface DialogProps {
  onClose: () => void;
}

export function AddMeetingDialog({ onClose }: DialogProps) {
  const { t } = useTranslation('mfe-social');
  const form = useForm<MeetingValues>({ defaultValues: BLANK });
  const { mutate, isPending } = useCreateMeeting();
  const onError = useFailureTeller({ form, fields: FIELDS, message: t('zoom-meetings.createFailed') });
  return (
    <MeetingFormDialog
      form={form}
      title={t('zoom-meetings.addTitle')}
      submitLabel={t('actions.create')}
      isSubmitting={isPending}
      onSave={(values) => mutate(toInput(values), { onSuccess: onClose, onError })}
      onClose={onClose}
    />
  );
}

export function EditMeetingDialog({ meeting, onClose }: DialogProps & { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  const form = useForm<MeetingValues>({ defaultValues: toValues(meeting) });
  const { mutate, isPending } = useUpdateMeeting(meeting.id);
  const displaced = useDisplacedDates();
  const { version, conflict, onError } = useStaleEdit({
    item: meeting,
    fields: FIELDS,
    toInput: toValues,
    setValue: form.setValue,
    staleCode: 'zoom-meetings.stale',
    refetch: () => fetchZoomMeeting(meeting.id),
    tellFailure: useFailureTeller({ form, fields: FIELDS, message: t('zoom-meetings.updateFailed') }),
  });
  return (
    <MeetingFormDialog
      form={form}
      title={t('zoom-meetings.editTitle')}
      submitLabel={t('actions.update')}
      isSubmitting={isPending}
      canSubmit={conflict === null}
      onSave={(values) =>
        mutate(
          { ...toInput(values), ...displaced.decision, version },
          { onSuccess: onClose, onError: (error) => displaced.asks(error) || onError(error) },
        )
      }
      onClose={onClose}
      notice={
        <>
          {conflict && <MeetingConflict control={form.control} conflict={conflict} />}
          {displaced.dates.length > 0 && (
            <DisplacedDatesNotice
              dates={displaced.dates}
              choice={displaced.choice}
              onChoose={displaced.setChoice}
            />
          )}
        </>
      }
    />
  );
}

interface MeetingFormDialogProps extends DialogProps {
  form: UseFormReturn<MeetingValues>;
  title: string;
  submitLabel: string;
  isSubmitting: boolean;
  canSubmit?: boolean;
  notice?: ReactNode;
  onSave: (values: MeetingValues) => void;
}

function MeetingFormDialog({ form, notice, onSave, ...dialog }: MeetingFormDialogProps) {
  const { t } = useTranslation('mfe-social');
  const tellMissing = () => {
    if (isMissingFields(form.getValues()))
      notify.error(t('zoom-meetings.fillIn'), { id: 'zoom-meetings.fillIn' });
  };
  return (
    <FormDialog
      open
      isDirty={form.formState.isDirty}
      onSubmit={form.handleSubmit(onSave, tellMissing)}
      {...dialog}
    >
      {notice}
      <MeetingForm control={form.control} />
    </FormDialog>
  );
}
