import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { SecurityVerb } from '@vitral/contracts/audit';
import { currentRequestId } from '../access/request-scope.ts';
import { WebhookEvents } from '../webhooks/webhook-events.ts';

const WINDOW_MS = 3_600_000;
/**
 * Number of events in one window that are written individually; after that, an event is written each time their number
 * has doubled.
 */
const COUNTED = 16;
const MOST_WINDOWS = 10_000;

const ADD = `
  insert into audit_entry as known (created_at, verb, noun, item_id, item_name, changes, request_id, window_key)
  values (now(), ?, 'security', ?, ?, jsonb_build_object('before', '{}'::jsonb, 'after', jsonb_build_object('count', ?::int)), ?, ?)
  on conflict (window_key) do update set changes = jsonb_set(
    known.changes, '{after,count}', to_jsonb((known.changes #>> '{after,count}')::int + ?::int)
  )`;

/**
 * Records security events as defined by ASVS, outside any transaction, since a refused request commits none. The number
 * of rows is limited by accounts and hours: no input of strangers is stored, and unknown accounts share one row.
 * docs/adr/048.
 */
@Injectable()
export class SecurityEvents {
  private readonly logger = new Logger(SecurityEvents.name);
  private readonly windows = new Map<string, { seen: number; reported: number }>();

  constructor(
    private readonly em: EntityManager,
    private readonly webhooks: WebhookEvents,
  ) {}

  /** Records an event of an account; null for an unknown one. Never rejects. */
  async record(verb: SecurityVerb, account: { id: string; name: string } | null): Promise<void> {
    const hour = Math.floor(Date.now() / WINDOW_MS);
    const key = `${verb} ${account?.id ?? 'nobody'} ${hour}`;
    const news = this.count(key);
    if (news === 0) return;
    const { id = null, name = null } = account ?? {};
    const values = [verb, id, name, news, currentRequestId(), key, news];
    await this.em
      .fork()
      .execute(ADD, values)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'A security event could not be recorded'));
    await this.webhooks.emitAlone('security.event', { verb, account: id, count: news });
  }

  private count(key: string): number {
    const window = this.windows.get(key) ?? { seen: 0, reported: 0 };
    this.windows.set(key, window);
    for (const oldest of this.windows.keys())
      if (this.windows.size > MOST_WINDOWS) this.windows.delete(oldest);
    window.seen += 1;
    if (window.seen > COUNTED && window.seen < 2 * window.reported) return 0;
    const news = window.seen - window.reported;
    window.reported = window.seen;
    return news;
  }
}
