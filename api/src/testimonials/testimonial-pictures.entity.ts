import { defineEntity, p } from '@mikro-orm/core';
import { identity } from '../platform/entities/columns.ts';

const TestimonialPictureSchema = defineEntity({
  name: 'TestimonialPicture',
  properties: {
    ...identity(),
    /** No foreign key: the testimonial may return from the trash. */
    testimonialId: p.uuid().unique(),
    /** WebP, encoded by this site. In the database, so that it is deleted with the decision that deletes it. */
    bytes: p.blob().lazy().hidden(),
  },
});

/** The picture that a person sent with a testimonial. */
export class TestimonialPicture extends TestimonialPictureSchema.class {}
TestimonialPictureSchema.setClass(TestimonialPicture);
