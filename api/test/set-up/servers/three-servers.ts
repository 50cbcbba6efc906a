import { MikroORM } from '@mikro-orm/postgresql';
import type { Role } from '@vitral/contracts/access';
import supertest from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { hashPassword } from '../../../src/accounts/auth/password.ts';
import { ormOptions } from '../../../src/server/orm-options.ts';
import { User } from '../../../src/accounts/users.entity.ts';
import { type Bucket, startBucket } from '../bucket.ts';
import { cookieIn } from '../served-site.ts';
import { createDataFolder, ServerProcess } from '../server-process.ts';
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts';
import { freePort, freePorts } from '@vitral/stand-ins/free-ports';
import { Nginx } from './nginx.ts';

export interface Login {
  username: string;
  password: string;
}

export const ADMIN: Login = { username: 'adriana', password: 'a long enough one' };

/** Longer than nginx holds idle connections open. */
const DRAIN_SECONDS = 3;
/** Same value as in the compose file. */
const RESPONSE_TIMEOUT = '20s';

/** More accounts than log in while a server hangs, since that server may hold the row lock of one. */
const LOGINS = 60;

export const SERVERS = [0, 1, 2] as const;
export type ServerIndex = (typeof SERVERS)[number];

/** Three instances of the built server, as in production, behind nginx, with one database and one bucket. */
export class ThreeServers {
  private readonly processes = new Map<ServerIndex, ServerProcess>();
  private readonly folders = new Map<ServerIndex, string>();
  private known: Login[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly orm: MikroORM,
    readonly nginx: Nginx,
    readonly bucket: Bucket,
    private readonly ports: number[],
    private readonly variables: Record<string, string>,
  ) {}

  /** Starts all servers at once on an empty database. `variables`: additional environment variables. */
  static async start(variables: Record<string, string>): Promise<ThreeServers> {
    const database = await createEmptyDatabase();
    const orm = await MikroORM.init(ormOptions(database.url));
    const [port = 0, ...ports] = await freePorts(1 + SERVERS.length);
    const bucket = await startBucket();
    const hosts = ports.map((one) => `127.0.0.1:${one}`);
    const nginx = await Nginx.start(port, hosts, RESPONSE_TIMEOUT);
    const site = new ThreeServers(database, orm, nginx, bucket, ports, variables);
    await Promise.all(SERVERS.map((index) => site.comeUp(index)));
    return site;
  }

  /** Resolves when the server responds. */
  async comeUp(index: ServerIndex): Promise<void> {
    const folder = this.folders.get(index) ?? (await createDataFolder());
    this.folders.set(index, folder);
    const process = await ServerProcess.start({
      NODE_ENV: 'production',
      PORT: `${this.ports[index]}`,
      DATA_DIR: folder,
      DATABASE_URL: this.database.url,
      ...this.bucket.variables,
      SECRET_KEY: 'the same on every one of the servers',
      PUBLIC_URL: 'https://vitral.example',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: `${DRAIN_SECONDS}`,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
      ...this.variables,
    });
    if (process.exitCode !== null) throw new Error(process.printed);
    this.processes.set(index, process);
  }

  processOf(index: ServerIndex): ServerProcess {
    const process = this.processes.get(index);
    if (!process) throw new Error(`Server ${index} was never started`);
    return process;
  }

  /** Data folder of one server. */
  folderOf(index: ServerIndex): string {
    return this.folders.get(index) ?? '';
  }

  /** Host and port, as in the log of nginx. */
  hostOf(index: ServerIndex): string {
    return `127.0.0.1:${this.ports[index]}`;
  }

  /** Another nginx before the same servers with this time limit for a response; the caller stops it. */
  async startNginx(responseTimeout: string): Promise<Nginx> {
    const port = await freePort();
    const hosts = SERVERS.map((index) => this.hostOf(index));
    return Nginx.start(port, hosts, responseTimeout);
  }

  /** Requests to one server directly, with this session. */
  at(index: ServerIndex, session = ''): TestAgent {
    return supertest.agent(`http://${this.hostOf(index)}`).set('Cookie', session);
  }

  /** Adds an account with the password of the admin. */
  async addAccount(username: string, role: Role): Promise<User> {
    const em = this.orm.em.fork();
    const passwordHash = await hashPassword(ADMIN.password);
    const account = em.create(User, { username, name: username, role, isEnabled: true, passwordHash });
    await em.persist(account).flush();
    return em.refreshOrFail(account);
  }

  /** Adds several accounts. */
  async logins(): Promise<Login[]> {
    if (this.known.length > 0) return this.known;
    const passwordHash = await hashPassword(ADMIN.password);
    const usernames = Array.from({ length: LOGINS }, (_, index) => `login-${index}`);
    const rows = usernames.map((username) => ({
      ...{ username, name: username, role: 'user' as const, isEnabled: true, passwordHash },
      ...{ createdAt: new Date(), updatedAt: new Date(), version: 1 },
    }));
    await this.orm.em.fork().insertMany(User, rows);
    this.known = usernames.map((username) => ({ username, password: ADMIN.password }));
    return this.known;
  }

  /** Logs in on one of the servers and returns the session cookie. */
  async logIn(index: ServerIndex, { username, password }: Login = ADMIN): Promise<string> {
    const { headers } = await this.at(index).post('/api/auth/login').send({ username, password }).expect(200);
    return cookieIn(headers as object, 'vitral.session');
  }

  async stop(): Promise<void> {
    await Promise.all([...this.processes.values()].map((process) => process.end('SIGKILL')));
    await this.nginx.stop();
    await this.bucket.stop();
    await this.orm.close(true);
    await this.database.drop();
  }
}
