import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DevelopedModules, LegacyReleases, ReleaseSets, WorkspaceBuilds } from '../modules/index.ts';
import { RouteTable } from '../platform/access/route-table.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import { migrate } from './migrate.ts';
import { withStatementLimit } from '../platform/database/wait-budget.ts';
import { Readiness } from '../platform/health/health.controller.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { Secrets } from '../platform/secrets/secrets.ts';
import { claimKey } from './claim-key.ts';
import { codeOf, StartRefusal } from '../platform/errors/app-error.ts';
import { createApplication } from './create-application.ts';
import { closeWithin, drain } from './drain.ts';
import type { Database } from './open-database.ts';
import { closeDataFolder } from './private-files.ts';

export interface Server {
  /** Origin of the site for visitors. */
  url: string;
  /** Origin on which the server listens. */
  boundUrl: string;
  database: string;
  /** Drains for DRAIN_SECONDS, finishes the requests in progress, then stops; the embedded database comes last. */
  stop(): Promise<void>;
}

export interface StartOptions {
  publish: boolean;
  develop: string[];
  onDatabaseLost: (error: unknown) => void;
}

const WORKSPACE = fileURLToPath(new URL('../../..', import.meta.url));
const DRAIN_LIMIT_MS = 10_000;

/** Limit of a statement during the start, which may be slow on a machine that has just booted. */
const START_STEP_MS = 5 * 60_000;

/** Longer than the idle time of proxies and load balancers, so that none sends a request on a connection that closes here. */
const IDLE_CONNECTION_MS = 75_000;

const logger = new Logger('Server');

export async function serve(
  configuration: Configuration,
  database: Database,
  options: StartOptions,
): Promise<Server> {
  await migrate(database.directUrl);
  const claim = await claimKey(database.directUrl, new Secrets(configuration).mark);
  try {
    return await startApplication(configuration, database, options);
  } finally {
    await claim.end();
  }
}

async function startApplication(
  configuration: Configuration,
  database: Database,
  options: StartOptions,
): Promise<Server> {
  const application = await createApplication(configuration, database.url);
  const warning = await closeDataFolder(configuration.dataDir);
  if (warning) logger.warn(warning);
  try {
    await withStatementLimit(START_STEP_MS, () => publishBuilds(application, options));
    const boundUrl = await listen(application, configuration);
    const url = configuration.publicUrl ?? boundUrl;
    const stopAll = () => stop(application, database, configuration);
    if (configuration.demoEndedBy) logger.log(`Demo mode is off, because ${configuration.demoEndedBy}`);
    logger.log({ msg: 'The server is ready', address: url, database: database.location });
    return { url, boundUrl, database: database.location, stop: stopAll };
  } catch (error) {
    await application.close();
    throw error;
  }
}

async function publishBuilds(application: NestExpressApplication, options: StartOptions): Promise<void> {
  await application.init();
  const developed = application.get(DevelopedModules);
  for (const setting of options.develop) developed.add(setting);
  await application.get(LegacyReleases).adopt();
  const sets = application.get(ReleaseSets);
  if (options.publish || (await sets.active()) === null) {
    await application.get(WorkspaceBuilds).publish(WORKSPACE);
  }
  // Prepares the releases before the first request, which would wait for them.
  await sets.active();
}

/** Listens without Nest's own `listen`, which would log a failure before it can be explained. */
async function listen(application: NestExpressApplication, { port, host }: Configuration): Promise<string> {
  const server: HttpServer = application.getHttpServer();
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw listenRefusal(error, port, host);
  }
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`;
}

function listenRefusal(error: unknown, port: number, host: string): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new StartRefusal(`Port ${port} on ${host} is in use by another program: stop it, or set PORT.`);
  }
  if (code === 'EACCES') return new StartRefusal(`Port ${port} may not be opened by this user: set PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartRefusal(`HOST is "${host}", but must be an address of this machine.`);
  }
  return error;
}

async function stop(
  application: NestExpressApplication,
  database: Database,
  { drainSeconds }: Configuration,
): Promise<void> {
  const server: HttpServer = application.getHttpServer();
  if (drainSeconds > 0) {
    application.get(Readiness).isStopping = true;
    void application.get(Jobs).drain();
    await drain(server, drainSeconds, application.get(RouteTable));
  }
  await closeWithin(server, DRAIN_LIMIT_MS, () => application.close());
  await database.stop();
}
