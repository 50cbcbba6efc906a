import { isApiError } from '@vitral/api-client';
import type { User, UserUpdate } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Alert, ConfirmDialog, FormDialog, FormSwitch } from '@vitral/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FIELDS, useFailureTeller } from './use-failure-teller.ts';
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
  const { form, save, isPending, theirs, resolve, isLastAdmin } = useEditing(user, onClose);
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
      canSubmit={theirs === null}
      onSubmit={submit}
      onClose={onClose}
    >
      {theirs && <UserConflict control={form.control} theirs={toValues(theirs)} onResolve={resolve} />}
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
  const [version, setVersion] = useState(user.version);
  const [theirs, setTheirs] = useState<User | null>(null);
  const tellFailure = useFailureTeller(form.setError, t('users.updateFailed'));
  const is = (code: string, cause: Error | null) => isApiError(cause) && cause.code === code;

  const onError = (cause: Error) => {
    if (is('users.stale', cause)) void fetchUser(user.id).then(setTheirs, tellFailure);
    else if (!is('users.last-admin', cause)) tellFailure(cause);
  };
  return {
    form,
    isPending,
    theirs,
    isLastAdmin: is('users.last-admin', error),
    save: (values: UserValues) => mutate({ ...cleaned(values), version }, { onSuccess: onClose, onError }),
    resolve: (merged: UserValues) => {
      for (const name of FIELDS) form.setValue(name, merged[name], { shouldDirty: true });
      setVersion(theirs?.version ?? version);
      setTheirs(null);
    },
  };
}
