import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@vitral/contracts';
import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import type { Pool } from 'pg';

const HOUR_MS = 3_600_000;

/** What pages ask for by themselves: it must not keep an idle session alive. */
const POLLED_PATHS = new Set([
  '/api/admin/stats',
  '/api/backups',
  '/api/backups/restore',
  '/api/modules',
  '/api/modules/channel',
  '/api/modules/health',
  '/api/modules/history',
]);

/** The row counts both by when it expires and by when it was used, so that a shorter timeout holds for idle ones, too. */
const READ = `
  select sess from session
  where sid = $1 and expire > now() and seen_at > now() - make_interval(hours => $2)`;
const ADD = `insert into session (sid, sess, expire) values ($1, $2, now() + make_interval(hours => $3))`;
const CHANGE = `update session set sess = $2, expire = now() + make_interval(hours => $3) where sid = $1`;
const TOUCH = `update session set seen_at = now(), expire = now() + make_interval(hours => $2) where sid = $1`;

declare module 'express-session' {
  interface SessionData {
    /** What the browser said of itself when it logged in. */
    browser?: string;
  }
}

/** What express-session hands to its store carries the request, which its types do not say. */
type SessionOfRequest = SessionData & { req?: IncomingMessage & { originalUrl?: string } };

type Store = InstanceType<typeof PgStore>;

type Done<Value = void> = (error: unknown, value?: Value) => void;

const PgStore = connectPgSimple(session);

export interface SessionStoreOptions {
  pool: Pool;
  /** Hours without a request after which a session ends, as the settings have it now. */
  hours: () => Promise<number>;
  errorLog: (...details: unknown[]) => void;
}

/** Sessions in the table `session`: how long they last is asked for at every request. */
export class SessionStore extends PgStore {
  private readonly pool: Pool;
  private readonly hours: () => Promise<number>;
  /** The sessions that have a row, or had one until they were ended. */
  private readonly stored = new WeakSet<SessionData>();

  constructor({ pool, hours, errorLog }: SessionStoreOptions) {
    // What expired is taken away once for all servers: `SessionRetentionService`.
    super({ pool, tableName: 'session', errorLog, pruneSessionInterval: false });
    this.pool = pool;
    this.hours = hours;
  }

  override get(sid: string, done: Done<SessionData | null>): void {
    this.read(sid).then((data) => done(null, data), done);
  }

  override set(sid: string, data: SessionData, done: Done = () => {}): void {
    this.write(sid, data).then(() => done(null), done);
  }

  override touch(sid: string, data: SessionData, done: Done = () => {}): void {
    if (isPolled((data as SessionOfRequest).req)) done(null);
    else this.extend(sid).then(() => done(null), done);
  }

  override createSession(...[request, data]: Parameters<Store['createSession']>) {
    const made = super.createSession(request, data);
    this.stored.add(made);
    return made;
  }

  private async read(sid: string): Promise<SessionData | null> {
    const hours = await this.hours();
    const { rows } = await this.pool.query<{ sess: SessionData }>(READ, [sid, hours]);
    const data = rows[0]?.sess;
    if (!data) return null;
    return { ...data, cookie: { ...data.cookie, originalMaxAge: hours * HOUR_MS } };
  }

  /** A session that was ended meanwhile stays ended. */
  private async write(sid: string, data: SessionData): Promise<void> {
    const hours = await this.hours();
    data.cookie.maxAge = hours * HOUR_MS;
    const isNew = !this.stored.has(data);
    await this.pool.query(isNew ? ADD : CHANGE, [sid, data, hours]);
    this.stored.add(data);
  }

  private async extend(sid: string): Promise<void> {
    await this.pool.query(TOUCH, [sid, await this.hours()]);
  }
}

function isPolled(request: SessionOfRequest['req']): boolean {
  return POLLED_PATHS.has(request?.originalUrl?.split('?')[0] ?? '');
}

/** Of a request, bounded, as a session keeps it. */
export function browserOf(request: IncomingMessage): string {
  return (request.headers['user-agent'] ?? '').slice(0, LIMITS.browser);
}
