import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type RecordedEvent, SecurityEvents } from '../platform/security-events/security-events.service.ts';
import { WebhookEvents } from '../platform/webhooks/webhook-events.ts';

/** Passes security events on to webhooks, for collectors of logs, in the transaction that records them. */
@Injectable()
export class SecurityEventWebhooks implements OnModuleInit {
  constructor(
    private readonly events: SecurityEvents,
    private readonly webhooks: WebhookEvents,
  ) {}

  onModuleInit(): void {
    this.events.join((em, event) => this.webhooks.emit(em, 'security.event', dataOf(event)));
  }
}

const dataOf = ({ verb, method, count, account, actor, origin }: RecordedEvent) => ({
  ...{ verb, method, count, account: account?.id ?? null, actor: actor?.id ?? null },
  ...origin,
});
