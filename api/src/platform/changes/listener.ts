import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { type Client, escapeIdentifier, type Notification } from 'pg';
import { ownConnection } from '../database/own-connection.ts';
import { KEY_MARKS, PUBLISH_MARK } from '../secrets/secrets.ts';
import { ANNOUNCEMENT, CHANGES_CHANNEL } from '../entities/columns.ts';

const LIMIT_MS = 2000;
const CONNECT_TIMEOUT_MS = 3000;

/** TCP keepalives, by which PostgreSQL notices after a minute that this machine is gone. */
const KEEPALIVES =
  'set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 4';

const ANNOUNCING = `select c.relname as "table", t.oid::text as trigger
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where t.tgname = $1 and t.tgenabled <> 'D' and pg_table_is_visible(c.oid)`;

export class Listener {
  readonly ended: Promise<void>;

  private readonly client: Client;
  private readonly echoChannel = `vitral_echo_${randomUUID().replaceAll('-', '')}`;
  private readonly echoes = new EventEmitter();
  private nextEcho: Promise<void> | null = null;
  private lastQuery: Promise<unknown> = Promise.resolve();
  private readonly ending = new AbortController();

  private constructor(
    private readonly databaseUrl: string,
    private readonly onNotification: (channel: string, payload: string) => void,
  ) {
    this.client = this.newClient('vitral changes');
    this.ended = new Promise((resolve) => this.ending.signal.addEventListener('abort', () => resolve()));
    this.client.on('notification', (notification) => this.receive(notification));
    this.client.on('error', () => this.end());
    this.client.on('end', () => this.end());
  }

  /** Resolves when notifications of other connections certainly arrive: a pooler that shares connections would drop them. */
  static async open(
    databaseUrl: string,
    onNotification: (channel: string, payload: string) => void,
  ): Promise<Listener> {
    const listener = new Listener(databaseUrl, onNotification);
    await listener.enqueue(async () => {
      await listener.client.connect();
      await listener.client.query(`listen ${CHANGES_CHANNEL}; listen ${listener.echoChannel}`);
    });
    await listener.enqueue(() => listener.awaitForeignEcho());
    return listener;
  }

  get hasEnded(): boolean {
    return this.ending.signal.aborted;
  }

  /** Resolves when every change committed before the call is known: notifications arrive in the order of commits. */
  settle(): Promise<void> {
    // Callers that arrive during an echo share the next one: only that one certainly follows their commits.
    this.nextEcho ??= this.enqueue(() => {
      this.nextEcho = null;
      return this.awaitEcho();
    });
    return this.nextEcho;
  }

  async listenTo(channel: string): Promise<void> {
    await this.enqueue(() => this.client.query(`listen ${escapeIdentifier(channel)}`));
  }

  /** Publishes the mark of this server's SECRET_KEY, by a lock that lasts as long as the connection. */
  async publishMark(mark: number): Promise<void> {
    await this.enqueue(() => this.client.query(KEEPALIVES));
    await this.enqueue(() => this.client.query(PUBLISH_MARK, [KEY_MARKS, mark]));
  }

  /** Reads the tables that announce changes, each with its trigger's id, which differs once the table is recreated. */
  announcing(): Promise<Map<string, string>> {
    return this.enqueue(async () => {
      const { rows } = await this.client.query<Record<'table' | 'trigger', string>>(ANNOUNCING, [
        ANNOUNCEMENT,
      ]);
      return new Map(rows.map(({ table, trigger }) => [table, trigger]));
    });
  }

  end(): void {
    if (this.hasEnded) return;
    this.ending.abort();
    this.client.end().catch(() => {});
  }

  /** A pooler passes on notifications of the connection itself; only a dedicated connection receives those of others. */
  private async awaitForeignEcho(): Promise<void> {
    const other = this.newClient('vitral start');
    try {
      await other.connect();
      await this.awaitEcho(other);
    } finally {
      await other.end();
    }
  }

  private async awaitEcho(sender = this.client): Promise<void> {
    const echo = randomUUID();
    const { signal } = this.ending;
    const received = once(this.echoes, echo, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
    });
    await Promise.all([received, sender.query('select pg_notify($1, $2)', [this.echoChannel, echo])]);
  }

  private newClient(name: string): Client {
    return ownConnection({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: name,
      query_timeout: LIMIT_MS,
    });
  }

  private enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.lastQuery.then(work).catch((error: unknown) => {
      this.end();
      throw error;
    });
    this.lastQuery = result.catch(() => {});
    return result;
  }

  private receive({ channel, payload = '' }: Notification): void {
    if (channel === this.echoChannel) this.echoes.emit(payload);
    else this.onNotification(channel, payload);
  }
}
