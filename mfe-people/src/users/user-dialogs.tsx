import { isApiError } from '@vitral/sdk/api-client';
import { ROLES } from '@vitral/sdk/contracts/access';
import { isUsername } from '@vitral/sdk/contracts/accounts';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { NEW_USER, type User, type UserInput } from '@vitral/sdk/contracts/users';
import { useTranslation } from '@vitral/sdk/i18n';
import { useCurrentUser } from '@vitral/sdk/session';
import { Alert, Box, ConfirmDialog } from '@vitral/sdk/ui';
import {
  FormHelperText,
  FormSelect,
  FormSwitch,
  FormTextField,
  ItemFormDialog,
  useItemForm,
} from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { UserLinkDialog } from './user-link-dialog.tsx';
import { fetchUser, useAddUser, USERS, useUpdateUser } from './users.queries.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function UserFields<Values extends UserInput & FieldValues>({ control }: { control: Control<Values> }) {
  const { t } = useTranslation('mfe-people');
  const role = useWatch({ control, name: 'role' as Path<Values> });
  const field = (name: keyof UserInput) => ({
    control,
    name: name as Path<Values>,
    label: t(`users.fields.${name}`),
    autoComplete: 'off',
  });
  const usernameProblem = (username: string) => {
    if (username.length < LIMITS.usernameMin)
      return t('users.fields.usernameShort', { count: LIMITS.usernameMin });
    return isUsername(username) ? undefined : t('users.fields.usernameCharacters');
  };
  return (
    <>
      <FormTextField {...field('name')} limit={LIMITS.name} required autoFocus />
      <FormTextField
        {...field('username')}
        hint={t('users.fields.usernameCharacters')}
        limit={LIMITS.username}
        check={usernameProblem}
        required
      />
      <FormTextField
        {...field('email')}
        type="email"
        hint={t('users.fields.emailHint')}
        check={(email) => (EMAIL.test(email) ? undefined : t('users.fields.emailInvalid'))}
      />
      <Box>
        <FormSelect
          {...field('role')}
          choices={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
        <FormHelperText sx={{ mx: 1.75 }}>{t(`users.roleHint.${String(role)}`)}</FormHelperText>
      </Box>
    </>
  );
}

/** Form fields of error codes that concern one field without naming it. */
const FIELD_OF_ERROR = { 'users.username-taken': 'username' } as const;

/** The request body: trimmed, and null for an empty email. */
function cleaned<Values extends UserInput>(values: Values): Values {
  return {
    ...values,
    name: values.name.trim(),
    username: values.username.trim(),
    email: values.email?.trim() || null,
  };
}

/** Creates an account and then shows the link by which its person chooses a password. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-people');
  const add = useAddUser();
  const editing = useItemForm({
    item: undefined,
    blank: NEW_USER,
    toInput: cleaned,
    save: add,
    refetch: fetchUser,
    staleCode: 'users.stale',
    failure: t('users.createFailed'),
    atField: FIELD_OF_ERROR,
  });
  if (add.data) return <UserLinkDialog user={add.data.user} link={add.data.link} onClose={onClose} />;

  return (
    <ItemFormDialog
      editing={editing}
      unsavedInput="users"
      title={t('users.addTitle')}
      submitLabel={t('users.addSubmit')}
      label={(field) => t(`users.fields.${field}`)}
      onClose={onClose}
    >
      <UserFields control={editing.form.control} />
    </ItemFormDialog>
  );
}

const FIELDS = { ...NEW_USER, isEnabled: true };
type UserValues = typeof FIELDS;

const isLastAdmin = (error: Error | null) => isApiError(error) && error.code === 'users.last-admin';

export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
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
    // The form explains why the last admin must remain.
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
      presence="users"
      unsavedInput="users"
      history={{ noun: 'users', path: USERS.path, id: user.id }}
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
      <UserFields control={form.control} />
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
