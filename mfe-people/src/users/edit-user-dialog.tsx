import { isApiError } from '@vitral/api-client';
import { NEW_USER } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Alert, ConfirmDialog } from '@vitral/ui';
import { FormSwitch, ItemFormDialog, useItemForm } from '@vitral/ui/forms';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { cleaned, FIELD_OF_ERROR, UserForm } from './user-form.tsx';
import type { UserDialogProps } from './user-task.tsx';
import { fetchUser, useUpdateUser } from './users.queries.ts';

const FIELDS = { ...NEW_USER, isEnabled: true };
type UserValues = typeof FIELDS;

const isLastAdmin = (error: Error | null) => isApiError(error) && error.code === 'users.last-admin';

/** Edits name, login and role of an account. */
export function EditUserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('mfe-people');
  const update = useUpdateUser(user.id);
  const editing = useItemForm({
    item: user,
    blank: FIELDS,
    toInput: cleaned,
    save: update,
    refetch: fetchUser,
    staleCode: 'users.stale',
    failure: t('users.updateFailed'),
    atField: FIELD_OF_ERROR,
    // The form explains it.
    handleFailure: isLastAdmin,
    onSaved: onClose,
  });
  const { form, save } = editing;
  const [asked, setAsked] = useState<UserValues | null>(null);
  const values = useWatch({ control: form.control, compute: (all: UserValues) => all });
  const isOwn = useCurrentUser().id === user.id;
  const endsSessions =
    values.role !== user.role || values.username.trim() !== user.username || !values.isEnabled;
  const isRisky = isOwn && endsSessions;

  return (
    <ItemFormDialog
      editing={editing}
      title={t('users.editTitle')}
      submitLabel={t('actions.update')}
      label={(field) => t(`users.fields.${field}`)}
      show={{
        role: (role) => t(`role.${role}`),
        isEnabled: (isEnabled) => t(isEnabled ? 'users.yes' : 'users.no'),
      }}
      onSubmit={form.handleSubmit((sent) => (isRisky ? setAsked(sent) : save(sent)))}
      onClose={onClose}
    >
      {isLastAdmin(update.error) && <Alert severity="error">{t('users.lastAdmin')}</Alert>}
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
    </ItemFormDialog>
  );
}
