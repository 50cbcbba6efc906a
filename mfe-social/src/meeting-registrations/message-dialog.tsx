import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert } from '@vitral/sdk/ui';
import { FormDialog, FormTextField } from '@vitral/sdk/ui/forms';
import { useForm } from 'react-hook-form';
import { useSendMessage } from './meeting-registrations.queries.ts';

interface MessageDialogProps {
  meetingId: string;
  /** `YYYY-MM-DD` */
  date: string;
  onClose: () => void;
}

/** Writes an email to everyone who is registered for a date; it stays open if sending fails. */
export function MessageDialog({ meetingId, date, onClose }: MessageDialogProps) {
  const { t } = useTranslation('mfe-social');
  const { control, handleSubmit, formState } = useForm({ defaultValues: { subject: '', text: '' } });
  const sending = useSendMessage();
  return (
    <FormDialog
      open
      title={t('meeting-registrations.write')}
      submitLabel={t('meeting-registrations.send')}
      isDirty={formState.isDirty}
      isSubmitting={sending.isPending}
      onSubmit={handleSubmit((message) =>
        sending.mutate({ meetingId, date, ...message }, { onSuccess: onClose }),
      )}
      onClose={onClose}
    >
      <Alert severity="info">{t('meeting-registrations.recipients', { date })}</Alert>
      <FormTextField
        control={control}
        name="subject"
        label={t('meeting-registrations.subject')}
        limit={LIMITS.title}
        required
        autoFocus
      />
      <FormTextField
        control={control}
        name="text"
        label={t('meeting-registrations.text')}
        limit={LIMITS.registrationMessage}
        multiline
        minRows={6}
        required
      />
    </FormDialog>
  );
}
