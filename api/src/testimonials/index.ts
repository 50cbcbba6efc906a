import { Module } from '@nestjs/common';
import { TestimonialsController } from './testimonials.controller.ts';
import { TestimonialsService } from './testimonials.service.ts';
import { TestimonialsWork } from './testimonials.work.ts';

export { Testimonial } from './testimonials.entity.ts';

@Module({ controllers: [TestimonialsController], providers: [TestimonialsService, TestimonialsWork] })
export class TestimonialsModule {}
