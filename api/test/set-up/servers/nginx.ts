import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDataFolder } from '../server-process.ts';

const TEMPLATE = join(import.meta.dirname, '../../../../deploy/nginx/default.conf.template');
const NGINX = process.env['NGINX_PATH'] ?? 'nginx';
/** Debian installs nginx in a folder that is not on every account's PATH. */
const PATH = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`;
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** A line of the nginx log. */
export interface PassedOn {
  id: string;
  method: string;
  path: string;
  status: number;
  /** Servers that nginx tried, in order. */
  servers: string;
  statuses: string;
  time: string;
}

/** nginx with the configuration of `deploy/nginx`, on a separate port. */
export class Nginx {
  private constructor(
    private readonly child: ChildProcess,
    private readonly log: FileHandle,
    private readonly folder: string,
    readonly url: string,
  ) {}

  /** `servers`: three, as 127.0.0.1:3000. Rejects with the message of nginx if it refuses the configuration. */
  static async start(port: number, servers: string[], responseTimeout: string): Promise<Nginx> {
    const folder = await createDataFolder();
    await writeFile(join(folder, 'site.conf'), await fillIn(port, servers, responseTimeout));
    await writeFile(join(folder, 'nginx.conf'), surroundings(folder));
    await mkdir(join(folder, 'temporary'));
    const words = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
    const log = await open(join(folder, 'access.log'), 'w');
    const run = (...more: string[]) =>
      spawn(NGINX, [...words, ...more], { env: { PATH }, stdio: ['ignore', log.fd, 'pipe'] });
    await test(run('-t'));
    const child = run();
    child.stderr?.resume();
    const nginx = new Nginx(child, log, folder, `http://127.0.0.1:${port}`);
    while (!(await nginx.responds())) await sleep(20);
    return nginx;
  }

  /** All requests in the log so far. */
  async passedOn(): Promise<PassedOn[]> {
    const lines = (await readFile(join(this.folder, 'access.log'), 'utf8')).split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as PassedOn);
  }

  async stop(): Promise<void> {
    const closed = once(this.child, 'close');
    this.child.kill('SIGTERM');
    await closed;
    await this.log.close();
  }

  private async responds(): Promise<boolean> {
    if (this.child.exitCode !== null) {
      throw new Error(await readFile(join(this.folder, 'error.log'), 'utf8'));
    }
    const response = await fetch(`${this.url}/health/live`).catch(() => null);
    return response !== null;
  }
}

async function test(child: ChildProcess): Promise<void> {
  const [output] = await Promise.all([child.stderr && text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error(output ?? 'nginx does not take its configuration');
}

async function fillIn(port: number, servers: string[], responseTimeout: string): Promise<string> {
  const values: Record<string, string> = { LISTEN: `127.0.0.1:${port}`, RESPONSE_TIMEOUT: responseTimeout };
  servers.forEach((server, index) => (values[`API_SERVER_${index + 1}`] = server));
  const template = await readFile(TEMPLATE, 'utf8');
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template wants ${name}, which nobody knows`);
    return value;
  });
}

/** Configuration that surrounds the template in the official image. */
function surroundings(folder: string): string {
  const places = TEMPORARY.map((name) => `${name}_temp_path ${join(folder, 'temporary', name)};`);
  return `daemon off;
worker_processes 2;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 1024; }
http {
  ${places.join('\n  ')}
  include ${join(folder, 'site.conf')};
}
`;
}
