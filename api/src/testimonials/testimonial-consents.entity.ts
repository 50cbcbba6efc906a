import { defineEntity, p } from '@mikro-orm/core';
import { LANGUAGES } from '@vitral/contracts/languages';
import { WITHDRAWERS } from '@vitral/contracts/testimonial-consents';
import { identity, instant } from '../platform/entities/columns.ts';

const TestimonialConsentSchema = defineEntity({
  name: 'TestimonialConsent',
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...identity(),
    /** No foreign key: the record outlives the testimonial, which may be restored from the trash. */
    testimonialId: p.uuid().unique(),
    name: p.text(),
    position: p.text().nullable(),
    email: p.text().nullable(),
    quotation: p.text(),
    rating: p.smallint(),
    consentText: p.text(),
    consentVersion: p.integer(),
    language: p.enum(LANGUAGES),
    withdrawnAt: instant().nullable(),
    withdrawnBy: p.enum(WITHDRAWERS).nullable(),
  },
});

/** The record of a consent, as the person gave it. Only its withdrawal is added later. */
export class TestimonialConsent extends TestimonialConsentSchema.class {}
TestimonialConsentSchema.setClass(TestimonialConsent);
