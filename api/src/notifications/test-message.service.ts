import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ConsoleLanguage } from '@vitral/contracts/languages';
import type { Delivery as DeliveryResponse } from '@vitral/contracts/notifications';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { toResponse } from '../platform/deliveries/delivery-log.service.ts';
import { Deliveries } from '../platform/deliveries/deliveries.ts';
import type { Delivery } from '../platform/deliveries/delivery.entity.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Emails } from '../platform/email/emails.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { TextMessages } from '../platform/sms/text-messages.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { EmailLanguage } from '../site-config/index.ts';
import type { TestMessageDto } from './notifications.dto.ts';
import { type NotificationTexts, toTextMessage } from './notification-content.ts';

const TEST_MESSAGE: Record<ConsoleLanguage, NotificationTexts> = {
  es: {
    subject: 'Mensaje de prueba',
    paragraphs: [
      'Este es un mensaje de prueba que alguien ha pedido en los ajustes del sitio.',
      'Si lo estás leyendo, los avisos por correo llegan bien.',
    ],
    label: 'Abrir los ajustes',
    text: 'Mensaje de prueba. Los avisos por SMS llegan bien.',
  },
  en: {
    subject: 'Test message',
    paragraphs: [
      'This is a test message that somebody asked for in the settings of the site.',
      'If you are reading it, notifications by email get through.',
    ],
    label: 'Open the settings',
    text: 'Test message. Notifications by SMS get through.',
  },
};

const TEMPLATE = 'test-message';
const PER_ACCOUNT = defineRateLimit({ name: 'test-messages', times: 10, seconds: 60 * 60 });

/** Sends a test message through the queue of all messages, even when notifications are off. */
@Injectable()
export class TestMessageService {
  constructor(
    private readonly limits: RateLimits,
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly deliveries: Deliveries,
    private readonly languages: EmailLanguage,
    private readonly emails: Emails,
    private readonly settings: SettingsService,
    private readonly texts: TextMessages,
  ) {}

  async send(viewer: Viewer, input: TestMessageDto): Promise<DeliveryResponse> {
    if (!this.deliveries.canSendBy(input.channel)) throw new AppError('notifications.no-channel');
    await this.limits.spend(PER_ACCOUNT, viewer.id);
    const language = await this.languages.of(viewer);
    const { siteName } = await this.settings.current();
    return this.em.transactional(async (em) => {
      const delivery = await this.add(em, input, { language, siteName: siteName[language] });
      this.audit.record(em, {
        verb: 'tested',
        noun: 'notifications',
        itemId: delivery.id,
        itemName: input.recipient,
        after: { channel: input.channel },
      });
      return toResponse(delivery);
    });
  }

  private add(
    em: EntityManager,
    { channel, recipient }: TestMessageDto,
    { language, siteName }: { language: ConsoleLanguage; siteName: string },
  ): Promise<Delivery> {
    const { subject, paragraphs, text, label } = TEST_MESSAGE[language];
    const action = { label, address: `${this.emails.siteOrigin()}/admin/settings` };
    if (channel === 'sms') {
      return this.texts.add(em, TEMPLATE, {
        to: recipient,
        text: toTextMessage(siteName, { text, action }),
      });
    }
    return this.emails.add(em, TEMPLATE, { to: recipient, language, subject, paragraphs, action });
  }
}
