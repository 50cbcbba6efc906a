import { type FilterQuery, raw } from '@mikro-orm/core';
import type { TestimonialLanguage } from '@vitral/contracts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import type { TestimonialsQuery } from './testimonials.dto.ts';
import { languageRule, type Testimonial } from './testimonials.entity.ts';

type Filters = Pick<TestimonialsQuery, 'q' | 'language' | 'rating' | 'isActive'>;

export function testimonialFilter({ q, language, rating, isActive }: Filters): FilterQuery<Testimonial> {
  return {
    $and: [
      language ? shownIn(language) : {},
      rating ? { rating } : {},
      isActive === undefined ? {} : { isActive },
      searchingText<Testimonial>(q),
    ],
  };
}

function shownIn(language: TestimonialLanguage): FilterQuery<Testimonial> {
  const rule = raw((alias) => languageRule(`${alias}.`));
  return { [rule]: language === 'none' ? null : language };
}
