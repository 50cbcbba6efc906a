import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@vitral/contracts/limits';
import { PRIVILEGED_SESSION_DAYS, type SettingsInput } from '@vitral/contracts/settings';
import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import type { Pool } from 'pg';

export type SessionLifetime = Pick<SettingsInput, 'sessionHours' | 'sessionDays'>;

/** SQL for the absolute end of a row of `session`, after the days of the settings; sooner for admins. */
export const endOf = (days: string) => `(started_at + make_interval(days => least(${days}, coalesce(
  (select ${PRIVILEGED_SESSION_DAYS} from account where account.id = session.account_id and role = 'admin'), ${days}))))`;

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/**
 * Reads a live session. Checks the times of its expiry, last use and start, so that shorter settings also apply to
 * existing sessions. `left` is the number of milliseconds until its absolute end.
 */
const READ = `
  select sess, extract(epoch from ${endOf('$3')} - now())::float * 1000 as left from session
  where sid = $1 and expire > now() and seen_at > now() - make_interval(hours => $2) and ${endOf('$3')} > now()`;
const ADD = `
  insert into session (sid, sess, expire)
  values ($1, $2, now() + least(make_interval(hours => $3), make_interval(days => $4)))`;
const EXPIRES = `expire = least(now() + make_interval(hours => $2), ${endOf('$3')})`;
const CHANGE = `update session set sess = $4, ${EXPIRES} where sid = $1`;
const TOUCH = `update session set seen_at = now(), ${EXPIRES} where sid = $1`;

declare module 'express-session' {
  interface SessionData {
    browser?: string;
  }
}

/** The data that express-session passes to its store; its types omit the request. */
type SessionOfRequest = SessionData & { req?: IncomingMessage };

interface Row {
  sess: SessionData;
  left: number;
}

type Done<Value = void> = (error: unknown, value?: Value) => void;

const PgStore = connectPgSimple(session);

export interface SessionStoreOptions {
  pool: Pool;
  lifetime: () => Promise<SessionLifetime>;
  isPolled: (request: IncomingMessage) => boolean;
  errorLog: (...details: unknown[]) => void;
}

/** Stores sessions in the table `session`; reads their lifetime from the settings at every request. */
export class SessionStore extends PgStore {
  /** Ids of sessions that have a row, or had one until they were ended. */
  private readonly stored = new WeakSet<SessionData>();

  constructor(private readonly options: SessionStoreOptions) {
    const { pool, errorLog } = options;
    // One server deletes expired rows for all servers: `EXPIRED_ROWS`.
    super({ pool, tableName: 'session', errorLog, pruneSessionInterval: false });
  }

  override get(sid: string, done: Done<SessionData | null>): void {
    this.read(sid).then((data) => done(null, data), done);
  }

  override set(sid: string, data: SessionData, done: Done = () => {}): void {
    this.write(sid, data).then(() => done(null), done);
  }

  override touch(sid: string, data: SessionData, done: Done = () => {}): void {
    const { req: request } = data as SessionOfRequest;
    if (request && this.options.isPolled(request)) done(null);
    else this.extend(sid).then(() => done(null), done);
  }

  override createSession(...[request, data]: Parameters<InstanceType<typeof PgStore>['createSession']>) {
    const made = super.createSession(request, data);
    this.stored.add(made);
    return made;
  }

  private async read(sid: string): Promise<SessionData | null> {
    const { sessionHours, sessionDays } = await this.options.lifetime();
    const { rows } = await this.options.pool.query<Row>(READ, [sid, sessionHours, sessionDays]);
    const [row] = rows;
    if (!row) return null;
    const originalMaxAge = Math.floor(Math.min(sessionHours * HOUR_MS, row.left));
    return { ...row.sess, cookie: { ...row.sess.cookie, originalMaxAge } };
  }

  /** Adds or changes a session; one that was ended meanwhile stays ended. */
  private async write(sid: string, data: SessionData): Promise<void> {
    const { sessionHours, sessionDays } = await this.options.lifetime();
    if (this.stored.has(data)) {
      await this.options.pool.query(CHANGE, [sid, sessionHours, sessionDays, data]);
      return;
    }
    data.cookie.maxAge = Math.min(sessionHours, sessionDays * DAY_HOURS) * HOUR_MS;
    await this.options.pool.query(ADD, [sid, data, sessionHours, sessionDays]);
    this.stored.add(data);
  }

  private async extend(sid: string): Promise<void> {
    const { sessionHours, sessionDays } = await this.options.lifetime();
    await this.options.pool.query(TOUCH, [sid, sessionHours, sessionDays]);
  }
}

export function browserOf(request: IncomingMessage): string {
  return (request.headers['user-agent'] ?? '').slice(0, LIMITS.browser);
}
