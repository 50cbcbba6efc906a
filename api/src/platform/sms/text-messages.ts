import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Configuration } from '../config/configuration.ts';
import { Deliveries, DeliveryProblem } from '../deliveries/deliveries.ts';
import type { Delivery } from '../deliveries/delivery.entity.ts';
import { codeOf } from '../errors/app-error.ts';

/** Sends text messages through the operator's webhook once the change that they report is committed. */
@Injectable()
export class TextMessages implements OnModuleInit {
  readonly canSend: boolean;

  constructor(
    private readonly configuration: Configuration,
    private readonly deliveries: Deliveries,
  ) {
    this.canSend = configuration.smsWebhook !== null;
  }

  onModuleInit(): void {
    const { smsWebhook } = this.configuration;
    if (smsWebhook === null) return;
    this.deliveries.registerCarrier<TextMessage>('sms', (message, deliveryId) =>
      postTextMessage(smsWebhook, message, deliveryId),
    );
  }

  add(em: EntityManager, template: string, message: TextMessage): Promise<Delivery> {
    return this.deliveries.add(em, {
      channel: 'sms',
      template,
      recipient: message.to,
      content: message,
    });
  }
}

export interface TextMessage {
  /** In the form +525512345678. */
  to: string;
  text: string;
}

const CONNECT_LIMIT_MS = 10_000;
const LIMIT_MS = 30_000;

/** 4xx statuses that allow a retry. */
const RETRYABLE = [408, 429];

/**
 * Posts a message to the operator's own webhook, which may be private; docs/text-messages.md describes the contract. Throws
 * DeliveryProblem, which does not contain the URL: it may hold a secret.
 */
export async function postTextMessage(
  webhook: string,
  message: TextMessage,
  key: string,
  limit = LIMIT_MS,
): Promise<void> {
  const status = await post(new URL(webhook), message, key, limit);
  if (status >= 200 && status < 300) return;
  const isFinal = status >= 400 && status < 500 && !RETRYABLE.includes(status);
  throw new DeliveryProblem(`HTTP ${status}`, isFinal);
}

async function post(url: URL, message: TextMessage, key: string, limit: number): Promise<number> {
  // Loaded on demand: most servers start without a webhook.
  const { Agent } = await import('undici');
  // The agent serves this message only, so that destroying it ends any misbehaviour of the other side. It follows no redirects.
  const agent = new Agent({ connect: { timeout: CONNECT_LIMIT_MS } });
  try {
    const response = await agent.request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Vitral',
        'idempotency-key': key,
        ...loginOf(url),
      },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(limit),
    });
    // The status suffices, so the body is not read.
    response.body.on('error', () => {});
    return response.statusCode;
  } catch (error) {
    throw new DeliveryProblem(problemOf(error), false);
  } finally {
    void agent.destroy();
  }
}

function loginOf({ username, password }: URL): { authorization?: string } {
  if (!username && !password) return {};
  const login = [username, password].map(decodeURIComponent).join(':');
  return { authorization: `Basic ${Buffer.from(login).toString('base64')}` };
}

function problemOf(error: unknown): string {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return isTimeout ? 'ETIMEDOUT' : codeOf(error) || 'unknown reason';
}
