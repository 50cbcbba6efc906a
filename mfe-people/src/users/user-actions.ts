import { currentUserQuery } from '@vitral/sdk/api-client';
import { ROLES } from '@vitral/sdk/contracts/access';
import type { UserBulkChange } from '@vitral/sdk/contracts/users';
import { useTranslation } from '@vitral/sdk/i18n';
import type { BulkList } from '@vitral/sdk/ui/data';

const ENABLE = { action: 'enable' } satisfies UserBulkChange;
const DISABLE = { action: 'disable' } satisfies UserBulkChange;

/** Returns the bulk changes of accounts. */
export function useUserActions(): Omit<BulkList, 'filters'> {
  const { t } = useTranslation('mfe-people');
  const roles = ROLES.map((role) => ({
    label: t(`role.${role}`),
    value: { action: 'set-role', role } satisfies UserBulkChange,
  }));
  return {
    path: '/admin/users',
    reload: [['users'], currentUserQuery.queryKey],
    deletes: 'to-trash',
    actions: [
      { icon: 'check_circle', label: t('users.enable'), body: ENABLE },
      { icon: 'close', label: t('users.disable'), body: DISABLE },
      { icon: 'admin_panel_settings', label: t('users.role'), choices: roles },
    ],
  };
}
