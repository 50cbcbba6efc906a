import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@vitral/contracts/languages';
import type { TestimonialConsent as ConsentResponse } from '@vitral/contracts/testimonial-consents';
import { TestimonialConsent } from './testimonial-consents.entity.ts';
import { TestimonialConsents } from './testimonial-consents.service.ts';
import { Testimonial } from './testimonials.entity.ts';
import { TestimonialsService } from './testimonials.service.ts';

/** A testimonial as a person sent it, and the consent that they gave with it. */
export interface ReceivedTestimonial extends Pick<
  ConsentResponse,
  'name' | 'position' | 'email' | 'quotation' | 'rating' | 'consentText' | 'consentVersion' | 'language'
> {
  /** Language of the testimonial. */
  locale: Language;
}

/** A testimonial as the person who sent it sees it; null once it is deleted. */
export interface OwnTestimonial {
  consent: TestimonialConsent;
  testimonial: Testimonial | null;
}

/** Stores the testimonials that people send, and withdraws them at their request. */
@Injectable()
export class ReceivedTestimonials {
  constructor(
    private readonly em: EntityManager,
    private readonly testimonials: TestimonialsService,
    private readonly consents: TestimonialConsents,
  ) {}

  /** Stores a testimonial that awaits approval, its picture in WebP, and the record of the consent, in the transaction of `em`. */
  async add(
    em: EntityManager,
    { locale, email, quotation, ...received }: ReceivedTestimonial,
    picture: Buffer | null,
  ): Promise<TestimonialConsent> {
    const { name, position, rating } = received;
    const createdAt = new Date();
    const testimonial = em.create(Testimonial, {
      name,
      position,
      rating,
      text: quotation,
      locale,
      consentDate: createdAt.toISOString().slice(0, 10),
      reviewState: 'pending',
      isActive: false,
      createdAt,
    });
    await this.testimonials.receive(em, testimonial, picture);
    const consent = em.create(TestimonialConsent, {
      ...received,
      email,
      quotation,
      createdAt,
      testimonialId: testimonial.id,
    });
    await em.persist(consent).flush();
    return consent;
  }

  async find(consentId: string): Promise<OwnTestimonial | null> {
    const em = this.em.fork();
    const consent = await em.findOne(TestimonialConsent, { id: consentId });
    if (!consent) return null;
    return { consent, testimonial: await em.findOne(Testimonial, { id: consent.testimonialId }) };
  }

  /** Withdraws a testimonial by the link of its person. A repeated withdrawal changes nothing. */
  withdraw(consentId: string): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const consent = await em.findOne(TestimonialConsent, { id: consentId });
      if (!consent) return;
      // Locked before the record, as staff do, so that neither waits for the other.
      const lock = () =>
        em.findOne(Testimonial, { id: consent.testimonialId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      let row = await lock();
      if (!row) {
        await this.consents.withdraw(em, { id: consentId }, 'person');
        // It may have been restored from the trash while the record was locked.
        row = await lock();
      }
      if (row) await this.testimonials.takeDown(em, row);
    });
  }
}
