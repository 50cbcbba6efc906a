import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { asAccount, databaseAccount } from '../../../src/platform/database/embedded/place.ts';
import { createDataFolder } from '../server-process.ts';
import { freePort } from '@vitral/stand-ins/free-ports';

const PGBOUNCER = process.env['PGBOUNCER_PATH'] ?? 'pgbouncer';
/** Fewer connections than the servers open, so that they have to share them. */
const CONNECTIONS = 4;

/** PgBouncer in front of a database; it assigns each transaction any of a few connections. */
export class PgBouncer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly log: string,
    /** URL of the database through PgBouncer. */
    readonly url: string,
  ) {}

  static async start(databaseUrl: string): Promise<PgBouncer> {
    const folder = await createDataFolder();
    const log = join(folder, 'pgbouncer.log');
    const port = await freePort();
    const database = new URL(databaseUrl);
    // PgBouncer refuses to run as root, as PostgreSQL does.
    const account = await databaseAccount(folder);
    const files = {
      'pgbouncer.ini': settings(database, port, folder),
      users: `"${database.username}" "${decodeURIComponent(database.password)}"\n`,
      'pgbouncer.log': '',
    };
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(folder, name), text, { mode: 0o600 });
      if (account) await chown(join(folder, name), account.uid, account.gid);
    }
    const child = spawn(PGBOUNCER, ['-q', join(folder, 'pgbouncer.ini')], {
      ...asAccount(account),
      stdio: 'ignore',
    });
    const url = new URL(databaseUrl);
    url.port = String(port);
    const pooler = new PgBouncer(child, log, url.href);
    while (!(await pooler.responds())) await sleep(20);
    return pooler;
  }

  async stop(): Promise<void> {
    const closed = once(this.child, 'close');
    this.child.kill('SIGINT');
    await closed;
  }

  private async responds(): Promise<boolean> {
    if (this.child.exitCode !== null) throw new Error(await readFile(this.log, 'utf8'));
    const client = new Client({ connectionString: this.url });
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }
}

function settings({ hostname, port }: URL, listenPort: number, folder: string): string {
  return `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users')}
logfile = ${join(folder, 'pgbouncer.log')}
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
max_client_conn = 200
`;
}
