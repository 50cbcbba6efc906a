import { type FilterQuery, LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Delivery as DeliveryResponse } from '@vitral/contracts';
import { AuditService } from '../audit/audit.service.ts';
import { Lists } from '../lists/lists.ts';
import { AppError } from '../errors/app-error.ts';
import { Page } from '../lists/page.ts';
import { searching } from '../lists/list-query.dto.ts';
import { orderOf } from '../lists/sort.ts';
import { Deliveries } from './deliveries.ts';
import { toResponse } from './deliveries.response.ts';
import type { DeliveriesQuery } from './deliveries.dto.ts';
import { Delivery } from './delivery.entity.ts';

/** Lists the messages of the last weeks with their state, and retries failed ones. */
@Injectable()
export class DeliveryLogService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly deliveries: Deliveries,
  ) {}

  async list({ limit, offset, q, channel, state }: DeliveriesQuery): Promise<Page<DeliveryResponse>> {
    const part = { limit, offset, orderBy: orderOf('-createdAt') };
    const filter: FilterQuery<Delivery> = {
      $and: [channel ? { channel } : {}, state ? { state } : {}, searching<Delivery>(q, ['recipient'])],
    };
    const [rows, total] = await this.lists.read(Delivery, filter, part);
    return new Page(rows.map(toResponse), total);
  }

  /** Sends a failed message again, with as many attempts as at first. */
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
      em.assign(row, { state: 'waiting', problem: null, finishedAt: null });
      this.audit.record(em, {
        verb: 'retried',
        noun: 'deliveries',
        itemId: id,
        itemName: row.recipient,
        after: { channel: row.channel, template: row.template },
      });
      await em.flush();
      await this.deliveries.enqueue(em, row);
      return toResponse(row);
    });
  }
}
