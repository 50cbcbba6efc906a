import { type FilterQuery, LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Delivery as DeliveryResponse } from '@vitral/contracts/notifications';
import { AuditService } from '../audit/audit.service.ts';
import { CsvExports } from '../csv/csv-exports.service.ts';
import { Lists, type Page } from '../lists/lists.ts';
import { AppError } from '../errors/app-error.ts';
import { containing } from '../lists/list-query.dto.ts';
import { Deliveries, QUEUES } from './deliveries.ts';
import type { DeliveriesExportQuery, DeliveriesQuery } from './deliveries.dto.ts';
import { Delivery } from './delivery.entity.ts';
import { serializer } from '../entities/serializer.ts';
import { Jobs } from '../jobs/jobs.ts';

export const toResponse = serializer<Delivery, DeliveryResponse>(Delivery);

@Injectable()
export class DeliveryLogService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly exports: CsvExports,
    private readonly deliveries: Deliveries,
  ) {}

  async list({ limit, offset, ...filters }: DeliveriesQuery): Promise<Page<DeliveryResponse>> {
    const page = await this.lists.read(Delivery, filterOf(filters), { limit, offset, sort: '-createdAt' });
    return page.map(toResponse);
  }

  export({ ids, ...filters }: DeliveriesExportQuery): Promise<AsyncGenerator<DeliveryResponse>> {
    const filter = filterOf(filters);
    const toRows = (rows: Delivery[]) => rows.map(toResponse);
    return this.exports.read({
      noun: 'deliveries',
      entity: Delivery,
      filter,
      ids,
      sort: '-createdAt',
      toRows,
    });
  }

  retry(id: string): Promise<DeliveryResponse> {
    return this.em.transactional(async (em) => {
      const row = await em.findOne(
        Delivery,
        { id },
        { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['sealed'] },
      );
      if (!row) throw new AppError('deliveries.not-found', { id });
      if (row.state !== 'failed') throw new AppError('deliveries.not-failed', { id });
      if (!row.sealed) throw new AppError('deliveries.expired', { id });
      if (!this.deliveries.canSendBy(row.channel)) throw new AppError('notifications.no-channel');
      this.audit.record(em, {
        verb: 'retried',
        noun: 'deliveries',
        itemId: id,
        itemName: row.recipient,
        after: { channel: row.channel, template: row.template },
      });
      await this.deliveries.sendAgain(em, id);
      return toResponse(row);
    });
  }
}

const filterOf = ({
  q,
  channel,
  state,
}: Omit<DeliveriesQuery, 'limit' | 'offset'>): FilterQuery<Delivery> => ({
  $and: [
    channel ? { channel } : {},
    state ? { state } : {},
    q ? { recipient: { $ilike: containing(q) } } : {},
  ],
});

const EVERY_NIGHT = '41 4 * * *';
/** Time for a retry after a failure; links in emails expire anyway. */
const RETRY_DAYS = 7;

/** Erases the content of old failed messages, and marks messages without a job as failed. */
@Injectable()
export class DeliveryRetentionService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly deliveries: Deliveries,
  ) {}

  onModuleInit(): void {
    this.jobs.define('delivery-retention', () => this.tidyUp(), { cron: EVERY_NIGHT });
  }

  async tidyUp(): Promise<void> {
    await this.em.fork().transactional((em) => this.failAbandoned(em));
    await this.em.fork().execute(
      `update delivery set sealed = null
       where state = 'failed' and sealed is not null and finished_at < now() - make_interval(days => ?)`,
      [RETRY_DAYS],
    );
  }

  /** Marks waiting messages as failed whose job has expired, or was lost with the server at its last attempt. */
  private async failAbandoned(em: EntityManager): Promise<void> {
    const queues = Object.values(QUEUES);
    const failed = await em.execute<{ id: string; template: string; problem: string }[]>(
      `update delivery set state = 'failed', problem = coalesce(problem, 'interrupted'), finished_at = now()
       where state = 'waiting' and not exists (
         select from jobs.job where name in (${queues.map(() => '?').join(', ')})
           and state in ('created', 'retry', 'active') and data ->> 'deliveryId' = delivery.id::text)
       returning id, template, problem`,
      queues,
    );
    for (const { id, template, problem } of failed) {
      await this.deliveries.inform(em, template, { id, state: 'failed', problem });
    }
  }
}
