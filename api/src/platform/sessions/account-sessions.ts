import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AccountSession } from '@vitral/contracts/accounts';
import { LIMITS } from '@vitral/contracts/limits';
import { SettingsService } from '../settings/settings.service.ts';
import { AppError } from '../errors/app-error.ts';
import { Page } from '../lists/lists.ts';
import { endOf } from './session-store.ts';

interface Row {
  id: string;
  started_at: Date;
  seen_at: Date;
  browser: string | null;
  is_current: boolean;
  total: number;
}

const LIVE_SESSIONS = `
  select id, started_at, seen_at, sess ->> 'browser' as browser, sid = ? as is_current,
    (count(*) over ())::int as total
  from session
  where account_id = ? and expire > now() and seen_at > now() - make_interval(hours => ?) and ${endOf('?::int')} > now()
  order by is_current desc, seen_at desc, id desc limit ?`;

/** Lists and ends the sessions of an account, by their `id`: `sid` is the browser's secret. */
@Injectable()
export class AccountSessions {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: SettingsService,
  ) {}

  async list(accountId: string, currentSid: string): Promise<Page<AccountSession>> {
    const { sessionHours, sessionDays } = await this.settings.current();
    const rows = await this.em
      .fork()
      .execute<Row[]>(LIVE_SESSIONS, [
        currentSid,
        accountId,
        sessionHours,
        ...[sessionDays, sessionDays],
        LIMITS.page,
      ]);
    const items = rows.map((row) => ({
      id: row.id,
      startedAt: new Date(row.started_at).toISOString(),
      seenAt: new Date(row.seen_at).toISOString(),
      browser: row.browser ?? '',
      isCurrent: row.is_current,
    }));
    return new Page(items, rows[0]?.total ?? 0);
  }

  /** Ends all sessions but one. Locks the account, so that a concurrent login is ended, too, or sees the change. */
  async end(em: EntityManager, accountId: string, { exceptSid }: { exceptSid?: string } = {}): Promise<void> {
    await em.execute('select from account where id = ? for update', [accountId]);
    await em.execute('delete from session where account_id = ? and sid <> ?', [accountId, exceptSid ?? '']);
  }

  endOne(accountId: string, id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const statement = 'delete from session where account_id = ? and id = ? returning id';
      const ended = await em.execute<unknown[]>(statement, [accountId, id]);
      if (ended.length === 0) throw new AppError('request.not-found');
    });
  }
}
