export { Testimonial } from './testimonials.entity.ts';
export { TestimonialsModule } from './testimonials.module.ts';
