import type { RequiredEntityData } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { DEFAULT_SETTINGS, type SettingsInput } from '@vitral/contracts/settings';
import { hashPassword } from '../../src/accounts/auth/password.ts';
import { TableChanges } from '../../src/platform/changes/table-changes.ts';
import { User } from '../../src/accounts/users.entity.ts';
import { type Api, PASSWORD } from '../start-api.ts';

export { PASSWORD };

/** Shared by all accounts, since hashing is slow. */
const passwordHash = hashPassword(PASSWORD);

/** Adds an enabled user with the password `PASSWORD`, unless the details differ. */
export async function addAccount(
  api: Api,
  details: Partial<RequiredEntityData<User>> & { username: string },
): Promise<User> {
  const em = api.em();
  const account = em.create(User, {
    name: details.username,
    role: 'user',
    isEnabled: true,
    passwordHash: await passwordHash,
    ...details,
  });
  await em.persist(account).flush();
  return em.refreshOrFail(account);
}

/** Makes the logins of an account too old for what needs a recent one. */
export const expireLogins = (api: Api, username: string) =>
  api.em().execute(
    `update session set sess = (sess::jsonb - 'authenticatedAt')::json
     where account_id = (select id from account where username = ?)`,
    [username],
  );

/** Replaces the settings by the defaults with these changes. */
export async function changeSettings(api: Api, settings: Partial<SettingsInput>): Promise<void> {
  const document = JSON.stringify({ ...DEFAULT_SETTINGS, ...settings });
  await api.application
    .get(MikroORM)
    .em.fork()
    .execute(
      `insert into settings (id, document, updated_at, version) values ('site', ?, now(), 1)
       on conflict (id) do update set document = excluded.document`,
      [document],
    );
  await api.application.get(TableChanges).settle();
}
