import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Configuration } from '../config/configuration.ts';
import { Deliveries } from '../deliveries/deliveries.ts';
import type { Delivery } from '../deliveries/delivery.entity.ts';
import type { TextMessage } from './text-message.ts';
import { postTextMessage } from './webhook.ts';

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

  /** Adds a text message to the transaction of `em`. */
  add(em: EntityManager, template: string, message: TextMessage): Promise<Delivery> {
    return this.deliveries.add(em, {
      channel: 'sms',
      template,
      recipient: message.to,
      content: message,
    });
  }
}
