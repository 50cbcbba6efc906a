import { Module } from '@nestjs/common';
import { ReceivedTestimonials } from './received-testimonials.service.ts';
import { TestimonialConsentsController } from './testimonial-consents.controller.ts';
import { TestimonialConsents } from './testimonial-consents.service.ts';
import { TestimonialsBulk } from './testimonials-bulk.service.ts';
import { TestimonialsController } from './testimonials.controller.ts';
import { TestimonialsImport } from './testimonials.import.ts';
import { TestimonialsService } from './testimonials.service.ts';
import { TestimonialsWork } from './testimonials.work.ts';

export {
  type OwnTestimonial,
  type ReceivedTestimonial,
  ReceivedTestimonials,
} from './received-testimonials.service.ts';
export { TestimonialConsent } from './testimonial-consents.entity.ts';
export { Testimonial } from './testimonials.entity.ts';

@Module({
  controllers: [TestimonialConsentsController, TestimonialsController],
  providers: [
    ReceivedTestimonials,
    TestimonialConsents,
    TestimonialsImport,
    TestimonialsBulk,
    TestimonialsService,
    TestimonialsWork,
  ],
  exports: [ReceivedTestimonials],
})
export class TestimonialsModule {}
