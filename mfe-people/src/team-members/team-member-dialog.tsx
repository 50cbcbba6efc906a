import type { TeamMember, TeamMemberInput } from '@vitral/contracts';
import { errorText, useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { FormDialog, useFieldErrors, useStaleEdit, type ItemFormDialogProps } from '@vitral/ui/forms';
import { useCallback, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { TeamMemberConflict } from './team-member-conflict.tsx';
import { TeamMemberForm, type TeamMemberFormProps } from './team-member-form.tsx';
import { BLANK, FIELDS, toInput } from './team-member-input.ts';
import { fetchTeamMember, useCreateTeamMember, useUpdateTeamMember } from './team-members.queries.ts';

interface DialogProps {
  onClose: () => void;
}

/** A new member comes last. */
export function AddTeamMemberDialog({ onClose }: DialogProps) {
  const { t } = useTranslation('mfe-people');
  const form = useForm<TeamMemberInput>({ defaultValues: BLANK });
  const { mutate, isPending } = useCreateTeamMember();
  const tellFailure = useReasonTeller(form, 'team-members.createFailed');
  const save = form.handleSubmit((values) => mutate(values, { onSuccess: onClose, onError: tellFailure }));

  return (
    <TeamMemberFormDialog
      form={form}
      title={t('team-members.addTitle')}
      submitLabel={t('actions.create')}
      isSubmitting={isPending}
      onSubmit={save}
      onClose={onClose}
    />
  );
}

export function EditTeamMemberDialog({ member, onClose }: DialogProps & { member: TeamMember }) {
  const { t } = useTranslation('mfe-people');
  const form = useForm<TeamMemberInput>({ defaultValues: toInput(member) });
  const { mutate, isPending } = useUpdateTeamMember(member.id);
  const { version, conflict, onError } = useStaleEdit({
    item: member,
    fields: FIELDS,
    toInput,
    setValue: form.setValue,
    staleCode: 'team-members.stale',
    refetch: () => fetchTeamMember(member.id),
    tellFailure: useReasonTeller(form, 'team-members.updateFailed'),
  });
  const save = form.handleSubmit((values) => mutate({ ...values, version }, { onSuccess: onClose, onError }));

  return (
    <TeamMemberFormDialog
      form={form}
      title={t('team-members.editTitle')}
      submitLabel={t('actions.update')}
      isSubmitting={isPending}
      isBlocked={conflict !== null}
      onSubmit={save}
      onClose={onClose}
      notice={conflict && <TeamMemberConflict control={form.control} conflict={conflict} />}
    />
  );
}

/** The form can be sent unless the name is blank or a picture is being uploaded. */
function TeamMemberFormDialog({
  form,
  isBlocked = false,
  notice,
  ...dialog
}: ItemFormDialogProps<TeamMemberInput>) {
  const name = useWatch({ control: form.control, name: 'name' });
  const [uploading, setUploading] = useState({ imageLarge: false, imageSmall: false });
  const onUploading = useCallback<TeamMemberFormProps['onUploading']>(
    (picture, isUploading) => setUploading((known) => ({ ...known, [picture]: isUploading })),
    [],
  );
  const isUploading = uploading.imageLarge || uploading.imageSmall;
  return (
    <FormDialog
      open
      isDirty={form.formState.isDirty || isUploading}
      canSubmit={name.trim() !== '' && !isUploading && !isBlocked}
      {...dialog}
    >
      {notice}
      <TeamMemberForm control={form.control} onUploading={onUploading} />
    </FormDialog>
  );
}

/** Shows a failure at the fields that the server complained of, else in a message with its reason. */
function useReasonTeller(form: UseFormReturn<TeamMemberInput>, message: string) {
  const { t } = useTranslation('mfe-people');
  const showAtFields = useFieldErrors(form.setError, FIELDS);
  return (error: Error) => {
    if (!showAtFields(error)) notify.error(t(message, { reason: errorText(error) }));
  };
}
