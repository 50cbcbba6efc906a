import type { PublicTestimonial, Testimonial as TestimonialResponse } from '@vitral/contracts';
import { serializer } from '../platform/entities/serializer.ts';
import { Testimonial } from './testimonials.entity.ts';

export const toResponse = serializer<Testimonial, TestimonialResponse>(Testimonial);

export const toPublicResponse = serializer<Testimonial, PublicTestimonial>(Testimonial, {
  isActive: 'omitted',
  consentDate: 'omitted',
  updatedAt: 'omitted',
  version: 'omitted',
});
