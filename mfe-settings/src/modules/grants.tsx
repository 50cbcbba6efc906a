import { useQuery } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import { type Role, ROLES } from '@vitral/sdk/contracts/access';
import { askText } from '@vitral/sdk/contracts/module-grants';
import { type GrantInput, isLower } from '@vitral/sdk/contracts/module-permissions';
import { isOwnRelease } from '@vitral/sdk/contracts/modules';
import type { ReleaseSummary } from '@vitral/sdk/contracts/releases';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import { Alert, AlertTitle, Box, MenuItem } from '@vitral/sdk/ui';
import { TextField } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { releaseQuery } from './modules.queries.ts';
import { useAskText } from './use-ask-text.ts';

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
