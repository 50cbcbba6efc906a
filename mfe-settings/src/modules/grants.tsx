import { useQuery } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import { allows, type Permission, ROLES } from '@vitral/sdk/contracts/access';
import { askText, type ModuleAsk } from '@vitral/sdk/contracts/module-grants';
import { isOwnRelease } from '@vitral/sdk/contracts/modules';
import type { ReleaseSummary } from '@vitral/sdk/contracts/releases';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import { Alert, AlertTitle, Box } from '@vitral/sdk/ui';
import { releaseQuery } from './modules.queries.ts';

/** Returns what a release asks an admin for, and a function that grants it. `isKnown` is false until that is loaded. */
export function useGrant({ id, name }: ReleaseSummary) {
  const { data, error } = useQuery({ ...releaseQuery(id), enabled: !isOwnRelease(name) });
  const asks = data?.ungranted ?? [];
  return {
    asks,
    error,
    isKnown: isOwnRelease(name) || data !== undefined,
    grant: async () => {
      if (asks.length > 0) await api.post(`/modules/releases/${id}/grant`);
    },
  };
}

/** Says in words what a module of another repository asks for. */
export function AskList({ name, asks, error }: { name: string; asks: readonly ModuleAsk[]; error: unknown }) {
  const { t } = useTranslation('mfe-settings');
  const textOf = useAskText();
  if (error) return <Alert severity="error">{errorText(error)}</Alert>;
  if (asks.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('grants.title', { name })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {asks.map((ask) => (
          <li key={askText(ask)}>{textOf(ask)}</li>
        ))}
      </Box>
      {t('grants.meaning')}
    </Alert>
  );
}

function useAskText() {
  const { t } = useTranslation('mfe-settings');
  const wordsOf = (permission: Permission) => t(`grants.permissions.${permission}`);
  const rolesWith = (permission: Permission) =>
    t(`grants.roles.${ROLES.find((role) => allows(role, permission)) ?? 'admin'}`);
  return (ask: ModuleAsk) => {
    if (ask.kind === 'call') return t('grants.call', { path: ask.path });
    if (ask.kind === 'collection') {
      const { collection, isPublic } = ask;
      const roles = { readers: t(`grants.roles.${ask.read}`), writers: t(`grants.roles.${ask.write}`) };
      return t(isPublic ? 'grants.publicCollection' : 'grants.collection', { collection, ...roles });
    }
    if (ask.kind === 'slot' && !('permission' in ask)) return t(`grants.slots.${ask.slot}`, { ...ask });
    const words = { permission: wordsOf(ask.permission), roles: rolesWith(ask.permission) };
    if (ask.kind === 'slot') return t(`grants.slots.${ask.slot}`, { name: ask.name, ...words });
    return ask.kind === 'page'
      ? t('grants.page', { path: ask.path, ...words })
      : t('grants.permission', words);
  };
}
