import type { MikroORM } from '@mikro-orm/postgresql';
import { TableChanges } from '../../src/platform/changes/table-changes.ts';
import { Configuration } from '../../src/platform/config/configuration.ts';
import { DirectDatabase } from '../../src/platform/database/own-connection.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { Secrets } from '../../src/platform/secrets/secrets.ts';

/** The part of a server that runs jobs, with a separate connection that listens for them. */
export class JobServer {
  private constructor(
    readonly jobs: Jobs,
    private readonly changes: TableChanges,
  ) {}

  static async start(orm: MikroORM, define: (jobs: Jobs) => void): Promise<JobServer> {
    const configuration = new Configuration({ SECRET_KEY: 'k'.repeat(32) });
    const direct = new DirectDatabase(String(orm.config.get('clientUrl')));
    const changes = new TableChanges(direct, new Secrets(configuration));
    await changes.onModuleInit();
    const server = new JobServer(new Jobs(orm, changes, configuration), changes);
    define(server.jobs);
    await server.jobs.onApplicationBootstrap();
    return server;
  }

  async stop(): Promise<void> {
    await this.jobs.beforeApplicationShutdown();
    this.changes.onApplicationShutdown();
  }
}
