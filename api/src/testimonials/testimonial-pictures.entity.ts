import { defineEntity, p } from '@mikro-orm/core';
import { identity } from '../platform/entities/columns.ts';

const TestimonialPictureSchema = defineEntity({
  name: 'TestimonialPicture',
  properties: {
    ...identity(),
    /** No foreign key: the testimonial may be restored from the trash. */
    testimonialId: p.uuid().unique(),
    /** WebP, encoded by this site. Stored in the database, so that a transaction can delete it together with the testimonial. */
    bytes: p.blob().lazy().hidden(),
  },
});

/** The picture that a person sent with a testimonial. */
export class TestimonialPicture extends TestimonialPictureSchema.class {}
TestimonialPictureSchema.setClass(TestimonialPicture);
