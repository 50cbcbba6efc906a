import { withDatabase } from '../database.ts';

const PASSWORD = 'user-vitral';

const ADD = `
  insert into account (created_at, updated_at, name, username, email, role, password_hash, is_enabled, awaits_approval)
  select now(), now(), 'Person ' || n, 'bench.' || n, null, 'user', password_hash, true, false
  from account, generate_series(1, $1::int) n where username = 'user'
  returning username, password_hash as hash`;

export interface Person {
  username: string;
  hash: string;
  password: string;
}

/** Adds so many accounts: the rate limit of one account lets few of its logins run at once. */
export const addPeople = (dataFolder: string, count: number): Promise<Person[]> =>
  withDatabase(dataFolder, async (client) => {
    const { rows } = await client.query<Omit<Person, 'password'>>(ADD, [count]);
    return rows.map(({ username, hash }) => ({ username, hash, password: PASSWORD }));
  });
