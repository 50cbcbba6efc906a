import { isApiError } from '@vitral/api-client';
import type { User, UserUpdate } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Alert, ConfirmDialog } from '@vitral/ui';
import { FormDialog, FormSwitch, useFailureTeller, useStaleEdit } from '@vitral/ui/forms';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AT_FIELD, FIELDS } from './user-fields.ts';
import { UserConflict } from './user-conflict.tsx';
import { cleaned, UserForm } from './user-form.tsx';
import type { UserDialogProps } from './user-task.tsx';
import { fetchUser, useUpdateUser } from './users.queries.ts';

export type UserValues = Omit<UserUpdate, 'version'>;

const toValues = ({ name, username, email, role, isEnabled }: User): UserValues => ({
  name,
  username,
  email,
  role,
  isEnabled,
});

/** Changes who somebody is and what they may do. */
export function EditUserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('mfe-people');
  const { form, save, isPending, conflict, isLastAdmin } = useEditing(user, onClose);
  const [asked, setAsked] = useState<UserValues | null>(null);
  const values = useWatch({ control: form.control, compute: (all: UserValues) => all });
  const isOwn = useCurrentUser().id === user.id;
  const endsSessions =
    values.role !== user.role || values.username.trim() !== user.username || !values.isEnabled;
  const isRisky = isOwn && endsSessions;
  const submit = form.handleSubmit((sent) => (isRisky ? setAsked(sent) : save(sent)));

  return (
    <FormDialog
      open
      title={t('users.editTitle')}
      submitLabel={t('actions.update')}
      isDirty={form.formState.isDirty}
      isSubmitting={isPending}
      canSubmit={conflict === null}
      onSubmit={submit}
      onClose={onClose}
    >
      {conflict && <UserConflict control={form.control} conflict={conflict} />}
      {isLastAdmin && <Alert severity="error">{t('users.lastAdmin')}</Alert>}
      <UserForm control={form.control} />
      <FormSwitch control={form.control} name="isEnabled" label={t('users.fields.isEnabled')} />
      {isRisky && <Alert severity="warning">{t('users.own.edit')}</Alert>}
      <ConfirmDialog
        open={asked !== null}
        title={t('users.ask.own')}
        text={t('users.own.edit')}
        confirmLabel={t('users.ask.ownConfirm')}
        isDestructive
        onConfirm={() => {
          setAsked(null);
          if (asked) save(asked);
        }}
        onCancel={() => setAsked(null)}
      />
    </FormDialog>
  );
}

/** The form of an account, its saving, and what somebody else saved meanwhile. */
function useEditing(user: User, onClose: () => void) {
  const { t } = useTranslation('mfe-people');
  const form = useForm<UserValues>({ defaultValues: toValues(user) });
  const { mutate, isPending, error } = useUpdateUser(user.id);
  const tellFailure = useFailureTeller({
    form,
    fields: FIELDS,
    message: t('users.updateFailed'),
    atField: AT_FIELD,
  });
  const isLastAdmin = (cause: Error | null) => isApiError(cause) && cause.code === 'users.last-admin';
  const { version, conflict, onError } = useStaleEdit({
    item: user,
    fields: FIELDS,
    toInput: toValues,
    setValue: form.setValue,
    staleCode: 'users.stale',
    refetch: () => fetchUser(user.id),
    // Explained in the form.
    tellFailure: (cause) => isLastAdmin(cause) || tellFailure(cause),
  });
  return {
    form,
    isPending,
    conflict,
    isLastAdmin: isLastAdmin(error),
    save: (values: UserValues) => mutate({ ...cleaned(values), version }, { onSuccess: onClose, onError }),
  };
}
