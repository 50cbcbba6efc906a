import { NEW_USER } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ItemFormDialog, useItemForm } from '@vitral/ui/forms';
import { cleaned, FIELD_OF_ERROR, UserForm } from './user-form.tsx';
import { UserLinkDialog } from './user-link-dialog.tsx';
import { fetchUser, useAddUser } from './users.queries.ts';

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
      title={t('users.addTitle')}
      submitLabel={t('users.addSubmit')}
      label={(field) => t(`users.fields.${field}`)}
      onClose={onClose}
    >
      <UserForm control={editing.form.control} />
    </ItemFormDialog>
  );
}
