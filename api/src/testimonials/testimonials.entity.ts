import { defineEntity, p } from '@mikro-orm/core';
import { CONTENT_LANGUAGES } from '@vitral/contracts';
import { announced } from '../platform/changes/announced.ts';
import { editable, sortableText } from '../platform/entities/columns.ts';

const TestimonialSchema = defineEntity({
  name: 'Testimonial',
  triggers: [announced('testimonial')],
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['name', 'id'] },
    { properties: ['rating', 'id'] },
  ],
  properties: {
    ...editable(),
    name: sortableText(),
    text: p.text(),
    image: p.text().nullable(),
    position: p.text().nullable(),
    company: p.text().nullable(),
    rating: p.smallint(),
    isActive: p.boolean(),
    locale: p.enum(CONTENT_LANGUAGES).nullable(),
    consentDate: p.date().nullable(),
    /** What a search looks through, in lower case: made once, since turning it for every search takes long. */
    searchText: p
      .text()
      .nullable()
      .generated("(lower(name || chr(31) || text || chr(31) || coalesce(company, ''))) stored")
      .lazy()
      .hidden(),
  },
});

export class Testimonial extends TestimonialSchema.class {}
TestimonialSchema.setClass(Testimonial);
