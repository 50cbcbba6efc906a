import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.ts';
import { QUEUES } from './deliveries.ts';

const EVERY_NIGHT = '41 4 * * *';
/** Time for a retry after a failure; links in emails expire anyway. */
const RETRY_DAYS = 7;

/** Erases the content of old failed messages, and gives up messages without a job. */
@Injectable()
export class DeliveryRetentionService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define('delivery-retention', () => this.tidyUp(), { cron: EVERY_NIGHT });
  }

  async tidyUp(): Promise<void> {
    const em = this.em.fork();
    await giveUpAbandoned(em);
    await em.execute(
      `update delivery set sealed = null
       where state = 'failed' and sealed is not null and finished_at < now() - make_interval(days => ?)`,
      [RETRY_DAYS],
    );
  }
}

/** Marks waiting messages as failed whose job has expired, or was lost with the server at its last attempt. */
async function giveUpAbandoned(em: EntityManager): Promise<void> {
  const queues = Object.values(QUEUES);
  await em.execute(
    `update delivery set state = 'failed', problem = coalesce(problem, 'interrupted'), finished_at = now()
     where state = 'waiting' and not exists (
       select from jobs.job where name in (${queues.map(() => '?').join(', ')})
         and state in ('created', 'retry', 'active') and data ->> 'deliveryId' = delivery.id::text)`,
    queues,
  );
}
