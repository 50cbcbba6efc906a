import { type FilterQuery, raw } from '@mikro-orm/core';
import type { TestimonialLanguage } from '@vitral/contracts';
import { searchingText } from '../platform/validation/list-query.dto.ts';
import type { TestimonialsQuery } from './testimonials.dto.ts';
import type { Testimonial } from './testimonials.entity.ts';

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

/** The rule of `testimonialLanguage` in libs/contracts, in SQL. */
function shownIn(language: TestimonialLanguage): FilterQuery<Testimonial> {
  const rule = raw(
    (alias) => `coalesce(${alias}.locale,
      case when ${alias}."position" ~ '^[0-9]*[13579]$' then 'es'
           when ${alias}."position" ~ '^[0-9]+$' then 'en' end)`,
  );
  return { [rule]: language === 'none' ? null : language };
}
