import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { Changes } from '../changes/changes.ts';
import { Configuration } from '../config/configuration.ts';
import { Metrics } from './metrics.ts';

@Injectable()
export class DatabaseMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly orm: MikroORM,
    private readonly changes: Changes,
    private readonly configuration: Configuration,
  ) {}

  async onModuleInit(): Promise<void> {
    const pool: Pool = await this.orm.em.getConnection().getNativeClient();
    this.metrics.gauge({
      name: 'vitral_database_connections',
      help: 'Connections for requests and jobs that are open',
      labels: ['state'],
      read: () => [
        { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
        { labels: { state: 'idle' }, value: pool.idleCount },
      ],
    });
    this.metrics.gauge({
      name: 'vitral_database_connections_max',
      help: 'DATABASE_POOL',
      read: () => [{ value: this.configuration.databasePool }],
    });
    this.metrics.gauge({
      name: 'vitral_database_waiting',
      help: 'Requests and jobs that wait for a connection',
      read: () => [{ value: pool.waitingCount }],
    });
    this.metrics.gauge({
      name: 'vitral_changes_listening',
      help: '1 while this server hears of changes; nothing is kept while it does not',
      read: () => [{ value: Number(this.changes.isListening) }],
    });
  }
}
