import type { RequiredEntityData } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { hashPassword } from '../../src/auth/password.ts';
import { User } from '../../src/users/users.entity.ts';
import type { Api } from '../start-api.ts';

export const PASSWORD = 'vidrio azul y plomo';

const passwordHash = hashPassword(PASSWORD);
let count = 0;

/** An enabled user with PASSWORD, who differs in the details. */
export async function addPerson(
  api: Api,
  details: Partial<RequiredEntityData<User>> = {},
): Promise<{ id: string; username: string }> {
  const em = api.application.get(MikroORM).em.fork();
  const username = `person-${(count += 1)}`;
  const row = em.create(User, {
    name: `Persona ${count}`,
    username,
    role: 'user',
    isEnabled: true,
    passwordHash: await passwordHash,
    ...details,
  });
  await em.persist(row).flush();
  return { id: row.id, username: row.username };
}
