import { useTranslation } from '@vitral/i18n';
import { AddButton, PageHeader } from '@vitral/ui';
import { useState } from 'react';
import { AddUserDialog } from './add-user-dialog.tsx';
import { UsersBrowser } from './users-browser.tsx';

/** /admin/users: the accounts with access to the console. */
export function Component() {
  const { t } = useTranslation('mfe-people');
  const [isAdding, setIsAdding] = useState(false);
  const add = () => setIsAdding(true);
  return (
    <>
      <PageHeader
        title={t('users.title')}
        description={t('users.description')}
        actions={<AddButton label={t('users.add')} onClick={add} />}
      />
      <UsersBrowser onAdd={add} />
      {isAdding && <AddUserDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}
