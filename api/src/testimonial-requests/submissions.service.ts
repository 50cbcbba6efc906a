import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { requestState } from '@vitral/contracts/testimonial-requests';
import { lockRow } from '../platform/database/lock-row.ts';
import { Emails } from '../platform/email/emails.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { networkOf } from '../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { type ReceivedTestimonial, ReceivedTestimonials } from '../testimonials/index.ts';
import { type SentPicture, SentPictures } from './sent-pictures.service.ts';
import { TestimonialRequest, TestimonialSubmission } from './testimonial-requests.entity.ts';
import { RECEIVED_EMAIL } from './testimonial-emails.ts';
import { TestimonialTokens } from './testimonial-tokens.ts';

const AT_ONCE = defineRateLimit({ name: 'testimonial-at-once', times: 5, seconds: 10 * 60 });
const A_DAY = defineRateLimit({ name: 'testimonial-a-day', times: 30, seconds: 24 * 60 * 60 });

export interface SentTestimonial {
  received: ReceivedTestimonial;
  picture: SentPicture | null;
  /** Identifies the sent form, so that a repeated one is stored once. */
  key: string;
  isBot: boolean;
}

/** Receives the testimonials that people send by a link. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly emails: Emails,
    private readonly tokens: TestimonialTokens,
    private readonly testimonials: ReceivedTestimonials,
    private readonly pictures: SentPictures,
  ) {}

  /** Returns the request of a link in any state; null for a link that was not created here. */
  async find(token: string): Promise<TestimonialRequest | null> {
    const id = this.tokens.requests.read(token);
    return id ? this.em.fork().findOne(TestimonialRequest, { id }) : null;
  }

  /**
   * Stores a testimonial and returns the id of its consent; null for a bot, whose testimonial is dropped silently. Throws
   * `testimonial-requests.closed`, `request.too-many`, and the errors of a picture that cannot be used.
   */
  async receive(requestId: string, sent: SentTestimonial, address: string): Promise<string | null> {
    const known = await this.known(this.em.fork(), requestId, sent.key);
    if (known) return known;
    const picture = sent.picture && !sent.isBot ? await this.pictures.encode(sent.picture) : null;
    for (const rule of [AT_ONCE, A_DAY]) await this.limits.spend(rule, networkOf(address));
    return sent.isBot ? null : this.store(requestId, sent, picture);
  }

  private store(
    requestId: string,
    { received, key }: SentTestimonial,
    picture: Buffer | null,
  ): Promise<string> {
    return this.em.fork().transactional(async (em) => {
      const request = await lockRow(em, TestimonialRequest, requestId, 'testimonial-requests.closed');
      const known = await this.known(em, requestId, key);
      if (known) return known;
      if (requestState(request, Date.now()) !== 'open') {
        throw new AppError('testimonial-requests.closed', { id: requestId });
      }
      request.submissionCount += 1;
      const consent = await this.testimonials.add(em, received, picture);
      em.create(TestimonialSubmission, { request: requestId, key, consent: consent.id });
      if (received.email) await this.emails.send(em, RECEIVED_EMAIL, { consentId: consent.id });
      return consent.id;
    });
  }

  private async known(em: EntityManager, request: string, key: string): Promise<string | null> {
    return (await em.findOne(TestimonialSubmission, { request, key }))?.consent ?? null;
  }
}
