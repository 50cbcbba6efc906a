import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { TableChanges } from '../changes/table-changes.ts';
import { Configuration } from '../config/configuration.ts';
import { Metrics } from './metrics.ts';

@Injectable()
export class DatabaseMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly orm: MikroORM,
    private readonly changes: TableChanges,
    private readonly configuration: Configuration,
  ) {}

  async onModuleInit(): Promise<void> {
    const pool: Pool = await this.orm.em.getConnection().getNativeClient();
    this.metrics.gauge({
      name: 'vitral_database_connections',
      help: 'Open connections for requests and jobs',
      labels: ['state'],
      read: () => [
        { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
        { labels: { state: 'idle' }, value: pool.idleCount },
      ],
    });
    this.metrics.gauge({
      name: 'vitral_database_connections_max',
      help: 'Maximum of connections for requests and jobs (DATABASE_POOL)',
      read: () => [{ value: this.configuration.databasePool }],
    });
    this.metrics.gauge({
      name: 'vitral_database_waiting',
      help: 'Requests and jobs that wait for a connection',
      read: () => [{ value: pool.waitingCount }],
    });
    this.metrics.gauge({
      name: 'vitral_changes_listening',
      help: '1 while this server receives change notifications; otherwise it caches nothing',
      read: () => [{ value: Number(this.changes.isListening) }],
    });
  }
}
