import { defineEntity, p } from '@mikro-orm/core';
import { LANGUAGES } from '@vitral/contracts/languages';
import { User } from '../accounts/users.entity.ts';
import { announced, identity, instant } from '../platform/entities/columns.ts';
import { TestimonialConsent } from '../testimonials/testimonial-consents.entity.ts';

const TestimonialRequestSchema = defineEntity({
  name: 'TestimonialRequest',
  triggers: [announced('testimonial_request')],
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['createdBy'] }],
  checks: [
    {
      name: 'testimonial_request_submissions_check',
      expression: 'submission_count <= max_submissions',
    },
  ],
  properties: {
    ...identity(),
    createdBy: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
    /** The person for whom the link is made. */
    recipient: p.text().nullable(),
    /** The recipient's language. */
    language: p.enum(LANGUAGES).nullable(),
    maxSubmissions: p.integer(),
    submissionCount: p.integer().default(0),
    expiresAt: instant(),
    revokedAt: instant().nullable(),
  },
});

export class TestimonialRequest extends TestimonialRequestSchema.class {}
TestimonialRequestSchema.setClass(TestimonialRequest);

const TestimonialSubmissionSchema = defineEntity({
  name: 'TestimonialSubmission',
  properties: {
    request: () => p.manyToOne(TestimonialRequest).primary().mapToPk().deleteRule('cascade'),
    /** Identifies the sent form, so that a repeated one adds no second testimonial. */
    key: p.text().primary(),
    consent: () => p.manyToOne(TestimonialConsent).mapToPk().deleteRule('cascade').unique(),
  },
});

/** A testimonial that was sent by a link. */
export class TestimonialSubmission extends TestimonialSubmissionSchema.class {}
TestimonialSubmissionSchema.setClass(TestimonialSubmission);
