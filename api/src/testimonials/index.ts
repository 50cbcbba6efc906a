import { Module } from '@nestjs/common';
import { ReceivedTestimonials } from './received-testimonials.service.ts';
import { TestimonialConsentsController } from './testimonial-consents.controller.ts';
import { TestimonialConsents } from './testimonial-consents.service.ts';
import { TestimonialPicturesController } from './testimonial-pictures.controller.ts';
import { TestimonialPictures } from './testimonial-pictures.service.ts';
import { TestimonialPlaces } from './testimonial-places.service.ts';
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
  controllers: [TestimonialConsentsController, TestimonialPicturesController, TestimonialsController],
  providers: [
    ReceivedTestimonials,
    TestimonialConsents,
    TestimonialPictures,
    TestimonialPlaces,
    TestimonialsImport,
    TestimonialsBulk,
    TestimonialsService,
    TestimonialsWork,
  ],
  exports: [ReceivedTestimonials],
})
export class TestimonialsModule {}
