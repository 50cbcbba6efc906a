import type { EntityManager } from '@mikro-orm/postgresql';
import type { SettingsInput } from '@vitral/contracts/settings';
import { AppError } from '../../platform/errors/app-error.ts';
import { readSettings } from '../../platform/settings/settings.service.ts';
import { lockAdmins } from '../users/admins.ts';
import { User } from '../users.entity.ts';
import { IdentityProvider } from '../identity-providers.entity.ts';

/** An arbitrary advisory lock id. It serializes changes of providers with those of the setting. */
const PROVIDERS_LOCK = 6_183_550_114;

export async function lockProviders(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [PROVIDERS_LOCK]);
}

/** Throws `identity-providers.needed` when password login is off and no provider is active. Needs `lockProviders`. */
export async function requireProviderIfNeeded(em: EntityManager): Promise<void> {
  const { isPasswordLoginOff } = await readSettings(em);
  if (isPasswordLoginOff && (await em.count(IdentityProvider, { isActive: true })) === 0)
    throw new AppError('identity-providers.needed');
}

/** Refuses to switch password login off while that would lock everybody out. */
export async function checkPasswordLogin(
  em: EntityManager,
  before: SettingsInput,
  after: SettingsInput,
): Promise<void> {
  if (!after.isPasswordLoginOff || before.isPasswordLoginOff) return;
  await lockProviders(em);
  if ((await em.count(IdentityProvider, { isActive: true })) === 0)
    throw new AppError('settings.no-provider');
  await lockAdmins(em);
  const admins = { role: 'admin', isEnabled: true, hasPassword: true, isBreakGlass: true } as const;
  if ((await em.count(User, admins)) === 0) throw new AppError('settings.no-break-glass');
}
