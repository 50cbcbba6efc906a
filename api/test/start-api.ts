import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ROLES, type Role } from '@vitral/contracts/access';
import supertest from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { hashPassword } from '../src/accounts/auth/password.ts';
import { DemoService } from '../src/demo/demo.service.ts';
import { Configuration } from '../src/platform/config/configuration.ts';
import type { Environment } from '../src/platform/config/variables.ts';
import { createApplication } from '../src/server/create-application.ts';
import { migrate } from '../src/server/migrate.ts';
import { User } from '../src/accounts/users.entity.ts';
import { settledRows } from './set-up/settled-rows.ts';
import { createTestDatabase, type DatabaseTemplate, type TestDatabase } from './set-up/test-database.ts';

/** Password of the accounts of specs. */
export const PASSWORD = 'una linterna de papel';

/** The whole application with a separate database, and clients for visitors and accounts. */
export class Api {
  private readonly agents = new Map<Role, TestAgent>();

  constructor(
    readonly application: NestExpressApplication,
    private readonly database: TestDatabase,
    readonly url: string,
    private readonly variables: Environment = {},
  ) {}

  /** Requests under /api without a session. */
  asVisitor(): TestAgent {
    return supertest.agent(`${this.url}/api`);
  }

  /** Requests under /api by the logged-in account of a role. */
  as(role: Role): TestAgent {
    const agent = this.agents.get(role);
    if (!agent) throw new Error(`The ${role} is not logged in: there are no accounts`);
    return agent;
  }

  /** Another session of the same account, for specs that end it. */
  async logIn(username: string, password: string): Promise<TestAgent> {
    const agent = this.asVisitor();
    await agent.post('/auth/login').send({ username, password }).expect(200);
    return agent;
  }

  /** Password of the accounts that are named like their role. */
  passwordOf(role: Role): string {
    return this.application.get(Configuration).isDemo ? `${role}-vitral` : PASSWORD;
  }

  async logInEveryone(): Promise<void> {
    for (const role of ROLES) this.agents.set(role, await this.logIn(role, this.passwordOf(role)));
  }

  /** Access to the rows of the site's database; the server has noticed a write when it resolves. */
  em(): EntityManager {
    return settledRows(this.application);
  }

  /** Requests outside /api: pages, releases, files, health. */
  site(): TestAgent {
    return supertest.agent(this.url);
  }

  /** Another server on the same database, with the same variables except those given; the caller closes it. */
  async startAnother(variables: Environment = {}): Promise<{
    application: NestExpressApplication;
    url: string;
    close(): Promise<void>;
  }> {
    const application = await startApplication(this.database.url, { ...this.variables, ...variables });
    return { application, url: await application.getUrl(), close: () => application.close() };
  }

  /** Variables of a server process beside this server, with its database, files and variables. */
  processVariables(): Record<string, string> {
    const { dataDir } = this.application.get(Configuration);
    return { ...this.variables, DATABASE_URL: this.database.url, DATA_DIR: dataDir } as Record<
      string,
      string
    >;
  }

  async stop(): Promise<void> {
    await this.application.close();
    await this.database.drop();
  }
}

/** Variables of sites whose database or files do not come from the template. */
const PREPARED_EXCEPTIONS = ['DEMO', 'DATA_DIR', 'STORAGE_URL'] as const;

const testFolder = () => process.env['VITRAL_TEST_FOLDER'] ?? '';
const templateFolder = () => join(testFolder(), 'template-files');

/** Database with the demo content, whose files are in `templateFolder()`. */
const FILLED: DatabaseTemplate = {
  name: 'template_filled',
  async prepare(url) {
    await migrate(url);
    const application = await startApplication(url, { DATA_DIR: templateFolder(), JOBS: 'false' });
    await application.close();
  },
};

async function copyOfFiles(): Promise<string> {
  const folder = await mkdtemp(join(testFolder(), 'data-'));
  await cp(templateFolder(), folder, { recursive: true });
  return folder;
}

/**
 * `variables`: environment variables that differ from a demo server. A site without demo mode has the same content and
 * accounts, with unknown passwords, unless DEMO makes it empty. `lead`: maps the database URL to the one that the server uses.
 */
export async function startApi(variables: Environment = {}, lead = (url: string) => url): Promise<Api> {
  const isPrepared = PREPARED_EXCEPTIONS.every((name) => variables[name] === undefined);
  const database = await createTestDatabase(isPrepared ? FILLED : undefined);
  const files = isPrepared ? { DATA_DIR: await copyOfFiles() } : {};
  const application = await startApplication(lead(database.url), { ...variables, ...files });
  const api = new Api(application, database, await application.getUrl(), variables);
  if (variables['DEMO'] !== 'false') {
    if (!application.get(Configuration).isDemo) await fill(application);
    await api.logInEveryone();
  }
  return api;
}

async function startApplication(databaseUrl: string, variables: Environment = {}) {
  const folder = variables['DATA_DIR'] ?? (await mkdtemp(join(testFolder(), 'data-')));
  const configuration = new Configuration({ LOG_LEVEL: 'silent', ...variables, DATA_DIR: folder });
  const application = await createApplication(configuration, databaseUrl);
  try {
    await application.listen(0, '127.0.0.1');
  } catch (error) {
    // In production the process ends; here its jobs and timers would continue.
    await application.close();
    throw error;
  }
  return application;
}

async function fill(application: NestExpressApplication): Promise<void> {
  await application.get(DemoService).fill();
  const em = application.get(MikroORM).em.fork();
  await em.nativeUpdate(User, {}, { passwordHash: await hashPassword(PASSWORD) });
}
