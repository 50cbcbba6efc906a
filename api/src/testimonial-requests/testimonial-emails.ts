import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SITE_NAME, type EmailMessage } from '../platform/email/email-message.ts';
import { Emails } from '../platform/email/emails.ts';
import { TestimonialConsent } from '../testimonials/index.ts';
import { TESTIMONIAL_PAGE_TEXTS } from './page/testimonial-page.texts.ts';
import { TestimonialTokens } from './testimonial-tokens.ts';

/** Template of the email with the personal link. */
export const RECEIVED_EMAIL = 'testimonial-received';

/** Writes the email with which people can withdraw their testimonial. It repeats nothing that they typed. */
@Injectable()
export class TestimonialEmails implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly emails: Emails,
    private readonly tokens: TestimonialTokens,
  ) {}

  onModuleInit(): void {
    this.emails.compose<{ consentId: string }>(RECEIVED_EMAIL, ({ consentId }) => this.write(consentId));
  }

  private async write(consentId: string): Promise<EmailMessage[]> {
    const consent = await this.em.fork().findOne(TestimonialConsent, { id: consentId });
    if (!consent?.email) return [];
    const { email: texts } = TESTIMONIAL_PAGE_TEXTS[consent.language];
    const address = this.emails.siteOrigin() + this.tokens.pathOfConsent(consentId);
    return [
      {
        to: consent.email,
        language: consent.language,
        subject: texts.subject(SITE_NAME),
        paragraphs: texts.paragraphs(SITE_NAME),
        action: { label: texts.action, address },
      },
    ];
  }
}
