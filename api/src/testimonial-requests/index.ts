import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { UploadingModule } from '../content/index.ts';
import { CardPagesModule } from '../pages/index.ts';
import { readForm } from '../platform/http/read-body.ts';
import { TestimonialsModule } from '../testimonials/index.ts';
import { OwnTestimonialController } from './own-testimonial.controller.ts';
import { TestimonialPagesService } from './page/testimonial-pages.service.ts';
import { SentPictures } from './sent-pictures.service.ts';
import { SubmissionsService } from './submissions.service.ts';
import { TestimonialEmails } from './testimonial-emails.ts';
import { TestimonialFormController } from './testimonial-form.controller.ts';
import { TestimonialRequestsController } from './testimonial-requests.controller.ts';
import { TestimonialRequestsService } from './testimonial-requests.service.ts';
import { TestimonialTokens } from './testimonial-tokens.ts';

/** Number of fields of the form, and some more. */
const FORM_FIELDS = 15;

@Module({
  imports: [CardPagesModule, TestimonialsModule, UploadingModule],
  controllers: [TestimonialRequestsController, TestimonialFormController, OwnTestimonialController],
  providers: [
    SentPictures,
    SubmissionsService,
    TestimonialEmails,
    TestimonialPagesService,
    TestimonialRequestsService,
    TestimonialTokens,
  ],
})
export class TestimonialRequestsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(readForm({ fields: FORM_FIELDS })).forRoutes(TestimonialFormController);
  }
}
