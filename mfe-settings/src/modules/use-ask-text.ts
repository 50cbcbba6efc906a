import { allows, isPermission, type PermissionName, type Role, ROLES } from '@vitral/sdk/contracts/access';
import type { ModuleAsk } from '@vitral/sdk/contracts/module-grants';
import type { ModuleAccess, PermissionDeclaration } from '@vitral/sdk/contracts/module-permissions';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';

/** The lowest role with a permission of a module; nobody once it is revoked. */
export type Receivers = Role | 'nobody';

/** Returns the words for permissions, roles and those who may do something. */
function useWords(declared: readonly PermissionDeclaration[], roles: Readonly<Record<string, Receivers>>) {
  const { t } = useTranslation('mfe-settings');
  const { language } = useSession();
  const declarationOf = (name: string) => declared.find((permission) => permission.name === name);
  const wordsOf = (permission: PermissionName) =>
    isPermission(permission)
      ? t(`grants.permissions.${permission}`)
      : (declarationOf(permission)?.title[language] ?? permission);
  const lowestRole = (permission: PermissionName) =>
    isPermission(permission)
      ? ROLES.find((role) => allows(role, permission))
      : (roles[permission] ?? declarationOf(permission)?.role);
  return {
    wordsFor: (permission: PermissionName) => ({
      permission: wordsOf(permission),
      roles: t(`grants.roles.${lowestRole(permission) ?? 'admin'}`),
    }),
    accessOf: (access: ModuleAccess) => {
      const role = ROLES.find((one) => one === access);
      return role
        ? t(`grants.roles.${role}`)
        : t('grants.holders', { permission: wordsOf(access as PermissionName) });
    },
  };
}

/** Returns a function that says in words what a module asks for. `roles` names who has its own permissions, if not the declared roles. */
export function useAskText(
  declared: readonly PermissionDeclaration[],
  roles: Readonly<Record<string, Receivers>>,
) {
  const { t } = useTranslation('mfe-settings');
  const { wordsFor, accessOf } = useWords(declared, roles);
  return (ask: ModuleAsk) => {
    switch (ask.kind) {
      case 'call':
        return t('grants.call', { path: ask.path });
      case 'collection': {
        const { collection, isPublic } = ask;
        const words = { collection, readers: accessOf(ask.read), writers: accessOf(ask.write) };
        return t(isPublic ? 'grants.publicCollection' : 'grants.collection', words);
      }
      case 'settings': {
        const words = { readers: accessOf(ask.read), fields: ask.public.join(', ') };
        return t(ask.public.length > 0 ? 'grants.publicSettings' : 'grants.settings', words);
      }
      case 'slot':
        return t(`grants.slots.${ask.slot}`, {
          ...ask,
          ...('permission' in ask && wordsFor(ask.permission)),
          ...('fields' in ask && { shown: ask.fields.join(', ') }),
        });
      default: {
        const { permission } = ask;
        const words = { ...wordsFor(permission), name: permission };
        return ask.kind === 'page'
          ? t('grants.page', { path: ask.path, ...words })
          : t(ask.kind === 'permission' ? 'grants.permission' : 'grants.ownPermission', words);
      }
    }
  };
}
