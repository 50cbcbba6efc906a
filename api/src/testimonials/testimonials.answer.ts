import type { PublicTestimonial, Testimonial as TestimonialAnswer } from '@vitral/contracts';
import type { Testimonial } from './testimonials.entity.ts';

export function toPublicAnswer(row: Testimonial): PublicTestimonial {
  return {
    id: row.id,
    name: row.name,
    text: row.text,
    image: row.image ?? null,
    position: row.position ?? null,
    company: row.company ?? null,
    rating: row.rating,
    locale: row.locale ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toAnswer(row: Testimonial): TestimonialAnswer {
  return {
    ...toPublicAnswer(row),
    isActive: row.isActive,
    consentDate: row.consentDate ?? null,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}
