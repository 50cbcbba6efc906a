import { useTranslation } from '@vitral/sdk/i18n';
import { DialogContentText } from '@vitral/sdk/ui';
import { FormDialog, FormTextField, instantOf, localTime, ownZone } from '@vitral/sdk/ui/forms';
import { useForm } from 'react-hook-form';
import type { SitePageEditorState } from './use-site-page-editor.ts';

interface Times {
  publishAt: string;
  unpublishAt: string;
}

interface ScheduleDialogProps {
  editor: SitePageEditorState;
  onClose: () => void;
}

/** Asks when the page is published and unpublished, in the time zone of this browser. */
export function ScheduleDialog({ editor: { base, start }, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('mfe-content');
  const { control, handleSubmit, formState, setError } = useForm<Times>({
    defaultValues: { publishAt: localTime(base.publishAt), unpublishAt: localTime(base.unpublishAt) },
  });
  const save = ({ publishAt, unpublishAt }: Times) => {
    if (publishAt && unpublishAt && unpublishAt <= publishAt)
      return setError('unpublishAt', { message: t('site-pages.schedule.order') }, { shouldFocus: true });
    onClose();
    start({
      name: 'schedule',
      times: { publishAt: instantOf(publishAt), unpublishAt: instantOf(unpublishAt) },
    });
  };
  const field = (name: keyof Times) => (
    <FormTextField
      control={control}
      name={name}
      type="datetime-local"
      label={t(`site-pages.schedule.${name}`)}
      hint={t(`site-pages.schedule.${name}Hint`)}
    />
  );
  return (
    <FormDialog
      open
      title={t('site-pages.schedule')}
      submitLabel={t('actions.save')}
      isDirty={formState.isDirty}
      canSubmit={formState.isDirty}
      onSubmit={handleSubmit(save)}
      onClose={onClose}
    >
      <DialogContentText>{t('site-pages.schedule.text', { zone: ownZone() })}</DialogContentText>
      {field('publishAt')}
      {!base.fixed && field('unpublishAt')}
    </FormDialog>
  );
}
