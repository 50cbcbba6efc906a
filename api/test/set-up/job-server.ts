import type { MikroORM } from '@mikro-orm/postgresql';
import { Changes } from '../../src/platform/changes/changes.ts';
import { Configuration } from '../../src/platform/config/configuration.ts';
import { DirectDatabase } from '../../src/platform/database/direct-database.ts';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { Secrets } from '../../src/platform/secrets/secrets.ts';

/** The part of a server that does jobs, with a connection of its own to hear of them. */
export class JobServer {
  private constructor(
    readonly jobs: Jobs,
    private readonly changes: Changes,
  ) {}

  static async start(orm: MikroORM, define: (jobs: Jobs) => void): Promise<JobServer> {
    const changes = new Changes(
      new DirectDatabase(String(orm.config.get('clientUrl'))),
      new Secrets(new Configuration({ SECRET_KEY: 'k'.repeat(32) })),
    );
    await changes.onModuleInit();
    const server = new JobServer(new Jobs(orm, changes), changes);
    define(server.jobs);
    await server.jobs.onApplicationBootstrap();
    return server;
  }

  async stop(): Promise<void> {
    await this.jobs.beforeApplicationShutdown();
    this.changes.onApplicationShutdown();
  }
}
