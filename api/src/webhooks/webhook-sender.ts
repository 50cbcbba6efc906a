import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Deliveries, DeliveryProblem } from '../platform/deliveries/deliveries.ts';
import { OutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import { OutgoingProblem } from '../platform/outgoing/outgoing-problem.ts';
import { Secrets } from '../platform/secrets/secrets.ts';
import { SECRET_PURPOSE, signaturesOf } from './signature.ts';
import { WebhookHealth } from './webhook-health.ts';
import type { WebhookMessage } from './webhook-message.ts';
import { Webhook } from './webhooks.entity.ts';

const LIMIT_MS = 10_000;
const GONE = 410;

/** Sends events as the Standard Webhooks specification says: signed, with the same id at every attempt. docs/adr/117. */
@Injectable()
export class WebhookSender implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly client: OutgoingClient,
    private readonly secrets: Secrets,
    private readonly deliveries: Deliveries,
    private readonly health: WebhookHealth,
  ) {}

  onModuleInit(): void {
    this.deliveries.registerCarrier<WebhookMessage>('webhook', (message, deliveryId) =>
      this.send(message, deliveryId),
    );
  }

  private async send({ webhookId, payload }: WebhookMessage, deliveryId: string): Promise<void> {
    const webhook = await this.em.fork().findOne(Webhook, { id: webhookId });
    if (!webhook) throw new DeliveryProblem('webhook removed', true);
    if (!webhook.isActive) throw new DeliveryProblem('webhook off', true);
    const problem = await this.post(webhook, deliveryId, JSON.stringify(payload));
    if (problem === null) return this.health.recordSuccess(webhookId);
    const isGone = problem === `HTTP ${GONE}`;
    await this.health.recordFailure(webhookId, { isGone });
    throw new DeliveryProblem(problem, isGone);
  }

  /** Returns why the other side did not accept the event; null if it did. Its response is not read. */
  private async post(webhook: Webhook, id: string, body: string): Promise<string | null> {
    const timestamp = Math.floor(Date.now() / 1000);
    try {
      const { status } = await this.client.send(webhook.url, {
        ...{ method: 'POST', body, milliseconds: LIMIT_MS, readsBody: false },
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Vitral/1.0',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signaturesOf({ id, timestamp, body }, this.secretsOf(webhook)),
        },
      });
      return status >= 200 && status < 300 ? null : `HTTP ${status}`;
    } catch (error) {
      if (error instanceof OutgoingProblem) return error.code;
      throw error;
    }
  }

  private secretsOf({ sealedSecret, previousSealedSecret, previousSecretUntil }: Webhook): string[] {
    const isOverlapping = previousSecretUntil != null && previousSecretUntil > new Date();
    const sealed = [sealedSecret, ...(isOverlapping && previousSealedSecret ? [previousSealedSecret] : [])];
    try {
      return sealed.map((secret) => this.secrets.open(secret, SECRET_PURPOSE));
    } catch {
      throw new DeliveryProblem('other SECRET_KEY', true);
    }
  }
}
