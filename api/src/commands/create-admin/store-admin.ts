import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import {
  findVacantAdmin,
  hashPassword,
  LeakedPasswords,
  itemOf,
  PASSWORD_LOGIN_STATE,
  PasswordPolicy,
  PasswordStrength,
  refuseTakenUsername,
  snapshotOf,
  User,
} from '../../accounts/index.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { ormOptions } from '../../server/orm-options.ts';
import { AppError, StartRefusal } from '../../platform/errors/app-error.ts';
import { OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import { readSettings } from '../../platform/settings/settings.service.ts';
import type { NewAdmin } from './new-admin.ts';

/** `opened`: private hosts that the operator allows (`OUTGOING_ALLOWED`). */
export async function storeAdmin(
  url: string,
  admin: NewAdmin,
  opened: readonly string[] = [],
): Promise<void> {
  const orm = await MikroORM.init(ormOptions(url));
  try {
    await checkPassword(orm.em.fork(), admin, opened);
    await insert(orm.em.fork(), admin);
  } catch (error) {
    throw explainFailure(error, admin);
  } finally {
    await orm.close();
  }
}

async function checkPassword(
  em: EntityManager,
  { person, password }: NewAdmin,
  opened: readonly string[],
): Promise<void> {
  const strength = new PasswordStrength();
  const settings = { current: () => readSettings(em) };
  try {
    const leaked = new LeakedPasswords(settings, new OutgoingClient({ opened }));
    const policy = new PasswordPolicy(settings, strength, leaked);
    await policy.check(password, [person.name, person.username, person.email ?? '']);
  } finally {
    await strength.onApplicationShutdown();
  }
}

async function insert(em: EntityManager, { person, password }: NewAdmin): Promise<void> {
  const passwordHash = await hashPassword(password);
  const insertion = em.transactional(async (inner) => {
    const vacant = await findVacantAdmin(inner, person.username);
    const before = vacant ? snapshotOf(vacant) : undefined;
    // Somebody who runs commands on the server needs a way in while no provider responds.
    const details = { ...person, ...PASSWORD_LOGIN_STATE, passwordHash, isBreakGlass: true };
    const row = vacant ?? inner.create(User, details);
    inner.assign(row, details);
    await inner.flush();
    const verb = vacant ? 'changed-password' : 'created';
    new AuditService().record(inner, { verb, ...itemOf(row), before, after: snapshotOf(row) });
  });
  await insertion.catch(refuseTakenUsername);
}

function explainFailure(error: unknown, { person }: NewAdmin): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'users.username-taken')
    return new StartRefusal(`The username ${person.username} is taken.`);
  if (error.code === 'auth.leaked-password')
    return new StartRefusal('This password is in lists of leaked passwords: choose another one.');
  if (error.code !== 'auth.weak-password') return error;
  return new StartRefusal(
    `This password is too easy to guess: use at least ${error.params['minLength']} characters, and neither a common ` +
      'word nor a part of the name.',
  );
}
