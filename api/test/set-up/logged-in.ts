import { MikroORM } from '@mikro-orm/postgresql';
import { AccountSessions } from '../../src/platform/sessions/account-sessions.ts';
import type { User } from '../../src/accounts/users.entity.ts';
import type { Api } from '../start-api.ts';
import { addAccount, PASSWORD } from './accounts.ts';

/** Creates logged-in accounts and changes their sessions in the database. */
export class LoggedIn {
  private count = 0;

  constructor(private readonly api: Api) {}

  /** Creates an account with one session, and an agent that has its cookie. */
  async add(details: Partial<User> = {}) {
    const username = `someone-${++this.count}`;
    const account = await addAccount(this.api, { username, ...details } as { username: string });
    return { account, username, agent: await this.api.logIn(username, PASSWORD) };
  }

  /** Moves the last request back in time by that much. */
  age(accountId: string, time: string): Promise<unknown> {
    const change = 'seen_at = seen_at - ?::interval, expire = expire - ?::interval';
    return this.execute(`update session set ${change} where account_id = ?`, [time, time, accountId]);
  }

  /** Moves the login back in time by that much, and the last request to now. */
  beginEarlier(accountId: string, time: string): Promise<unknown> {
    const change = 'started_at = started_at - ?::interval';
    return this.execute(`update session set ${change} where account_id = ?`, [time, accountId]);
  }

  async minutesLeft(accountId: string): Promise<number> {
    const [row] = await this.execute<{ minutes: number }[]>(
      'select (extract(epoch from expire - now()) / 60)::int as minutes from session where account_id = ?',
      [accountId],
    );
    return row?.minutes ?? 0;
  }

  async countSessions(accountId: string): Promise<number> {
    return (await this.api.application.get(AccountSessions).list(accountId, '')).total;
  }

  private execute<Rows>(statement: string, values: string[]): Promise<Rows> {
    return this.api.application
      .get(MikroORM)
      .em.fork()
      .execute<Rows & object[]>(statement, values) as Promise<Rows>;
  }
}
