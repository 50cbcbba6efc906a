import { Global, Module } from '@nestjs/common';
import { WebhookEvents } from '../platform/webhooks/webhook-events.ts';
import { PublishedContentSubscriber } from './published-content.subscriber.ts';
import { SecurityEventWebhooks } from './security-event-webhooks.ts';
import { SwitchedOffWebhooksWork } from './switched-off-webhooks.work.ts';
import { WebhookEventsService } from './webhook-events.service.ts';
import { WebhookHealth } from './webhook-health.ts';
import { WebhookSender } from './webhook-sender.ts';
import { WebhooksController } from './webhooks.controller.ts';
import { WebhooksService } from './webhooks.service.ts';

@Global()
@Module({
  controllers: [WebhooksController],
  providers: [
    PublishedContentSubscriber,
    SecurityEventWebhooks,
    SwitchedOffWebhooksWork,
    WebhookHealth,
    WebhookSender,
    WebhooksService,
    { provide: WebhookEvents, useClass: WebhookEventsService },
  ],
  exports: [WebhookEvents],
})
export class WebhooksModule {}
