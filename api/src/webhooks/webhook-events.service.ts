import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { WebhookEvent, WebhookPayload } from '@vitral/contracts/webhooks';
import { Deliveries } from '../platform/deliveries/deliveries.ts';
import { WebhookEvents } from '../platform/webhooks/webhook-events.ts';
import { toMessage } from './webhook-message.ts';

const SUBSCRIBED = 'select id, name from webhook where is_active and events @> ?::jsonb order by id';

/** Adds the deliveries of events in the transaction of the change that they report. */
@Injectable()
export class WebhookEventsService extends WebhookEvents {
  constructor(private readonly deliveries: Deliveries) {
    super();
  }

  async emit(em: EntityManager, event: WebhookEvent, data: WebhookPayload['data']): Promise<void> {
    const webhooks = await em.execute<{ id: string; name: string }[]>(SUBSCRIBED, [JSON.stringify([event])]);
    if (webhooks.length === 0) return;
    // A separate unit of work, since that of `em` may be in the middle of a flush.
    const writer = em.fork({ keepTransactionContext: true });
    const messages = webhooks.map((webhook) => toMessage(webhook, event, data));
    await this.deliveries.addAll(writer, 'webhook', messages);
  }
}
