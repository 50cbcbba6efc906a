import { type FilterQuery, raw } from '@mikro-orm/core';
import type { TestimonialLanguage } from '@vitral/contracts/testimonials';
import { waitingForDate } from '../platform/entities/publication-dates.ts';
import { inReview } from '../platform/lists/in-review.ts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import type { TestimonialsQuery } from './testimonials.dto.ts';
import { aboutShownMember, languageRule, type Testimonial } from './testimonials.entity.ts';

/** Active testimonials, except those about a member who is not shown. */
export function shownToVisitors(query: Filters): FilterQuery<Testimonial> {
  const isShown = raw(aboutShownMember);
  return { $and: [testimonialFilter({ ...query, isActive: true }), { [isShown]: [] }] };
}

type Filters = Pick<
  TestimonialsQuery,
  'q' | 'language' | 'rating' | 'isActive' | 'isScheduled' | 'isInReview' | 'reviewState'
>;

export function testimonialFilter(filters: Filters): FilterQuery<Testimonial> {
  const { q, language, rating, isActive, isScheduled, isInReview, reviewState } = filters;
  return {
    $and: [
      language ? shownIn(language) : {},
      rating ? { rating } : {},
      isActive === undefined ? {} : { isActive },
      waitingForDate<Testimonial>(isScheduled),
      inReview<Testimonial>('testimonials', isInReview),
      reviewState ? { reviewState } : {},
      searchingText<Testimonial>(q),
    ],
  };
}

function shownIn(language: TestimonialLanguage): FilterQuery<Testimonial> {
  const rule = raw((alias) => languageRule(`${alias}.`));
  return { [rule]: language === 'none' ? null : language };
}
