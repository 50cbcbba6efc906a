import type { PublicTestimonial, Testimonial as TestimonialAnswer } from '@vitral/contracts';
import { serializer } from '../platform/entities/serializer.ts';
import { Testimonial } from './testimonials.entity.ts';

export const toAnswer = serializer<Testimonial, TestimonialAnswer>(Testimonial);

export const toPublicAnswer = serializer<Testimonial, PublicTestimonial>(Testimonial, {
  isActive: 'omitted',
  consentDate: 'omitted',
  updatedAt: 'omitted',
  version: 'omitted',
});
