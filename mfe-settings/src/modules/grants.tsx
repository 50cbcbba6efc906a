import { useQuery } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import { allows, isPermission, type PermissionName, type Role, ROLES } from '@vitral/sdk/contracts/access';
import { askText, type ModuleAsk } from '@vitral/sdk/contracts/module-grants';
import {
  type GrantInput,
  isLower,
  type ModuleAccess,
  type PermissionDeclaration,
} from '@vitral/sdk/contracts/module-permissions';
import { isOwnRelease } from '@vitral/sdk/contracts/modules';
import type { ReleaseSummary } from '@vitral/sdk/contracts/releases';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { Alert, AlertTitle, Box, MenuItem } from '@vitral/sdk/ui';
import { TextField } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { releaseQuery } from './modules.queries.ts';

/** Returns what a release asks an admin for, and a function that grants it. `isKnown` is false until the asks are loaded. */
export function useGrant({ id, name }: ReleaseSummary) {
  const { data, error } = useQuery({ ...releaseQuery(id), enabled: !isOwnRelease(name) });
  const [roles, setRoles] = useState<Record<string, Role>>({});
  const asks = data?.ungranted ?? [];
  return {
    asks,
    error,
    isKnown: isOwnRelease(name) || data !== undefined,
    grant: async () => {
      if (asks.length > 0) await api.post(`/modules/releases/${id}/grant`, { roles } satisfies GrantInput);
    },
    list: {
      name,
      asks,
      error,
      declared: data?.descriptor.permissions ?? [],
      roles,
      onRole: (permission: string, role: Role) => setRoles((known) => ({ ...known, [permission]: role })),
    },
  };
}

type AskListProps = ReturnType<typeof useGrant>['list'];

/** Describes what a module of another repository asks for. Its own permissions may be granted to fewer roles. */
export function AskList({ name, asks, error, declared, roles, onRole }: AskListProps) {
  const { t } = useTranslation('mfe-settings');
  const textOf = useAskText(declared, roles);
  if (error) return <Alert severity="error">{errorText(error)}</Alert>;
  if (asks.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <AlertTitle>{t('grants.title', { name })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {asks.map((ask) => (
          <li key={askText(ask)}>
            {textOf(ask)}
            {ask.kind === 'own-permission' && ask.role !== 'admin' && (
              <RoleChoice {...ask} value={roles[ask.permission] ?? ask.role} onChange={onRole} />
            )}
          </li>
        ))}
      </Box>
      {t('grants.meaning')}
    </Alert>
  );
}

interface RoleChoiceProps {
  permission: string;
  role: Role;
  value: Role;
  onChange: (permission: string, role: Role) => void;
}

/** Offers the proposed roles, or fewer of them. */
function RoleChoice({ permission, role, value, onChange }: RoleChoiceProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('grants.receivers', { permission })}
      value={value}
      onChange={({ target }) => onChange(permission, target.value as Role)}
      sx={{ my: 1 }}
    >
      {ROLES.filter((one) => !isLower(one, role)).map((one) => (
        <MenuItem key={one} value={one}>
          {t(`grants.roles.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function useAskText(declared: readonly PermissionDeclaration[], roles: Record<string, Role>) {
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
  const rolesWith = (permission: PermissionName) => t(`grants.roles.${lowestRole(permission) ?? 'admin'}`);
  const wordsFor = (permission: PermissionName) => ({
    permission: wordsOf(permission),
    roles: rolesWith(permission),
  });
  const accessOf = (access: ModuleAccess) => {
    const role = ROLES.find((one) => one === access);
    return role
      ? t(`grants.roles.${role}`)
      : t('grants.holders', { permission: wordsOf(access as PermissionName) });
  };
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
