import { NO_DATES } from '@vitral/sdk/contracts/publication-dates';
import type { Testimonial, TestimonialStats } from '@vitral/sdk/contracts/testimonials';

/** Returns a testimonial with the given changes. */
export function testimonial(changes: Partial<Testimonial> = {}): Testimonial {
  return {
    id: '0190d0c0-0000-7000-8000-0000000000a1',
    name: 'Ana Torres',
    text: 'They changed the way I work.',
    image: null,
    position: 'Nurse',
    company: 'Clínica Sol',
    rating: 5,
    isActive: true,
    ...NO_DATES,
    reviewState: 'approved',
    pinnedPlace: null,
    locale: 'es',
    consentDate: '2026-05-04',
    aboutMember: null,
    createdAt: '2026-06-01T10:00:00.000Z',
    updatedAt: '2026-06-01T10:00:00.000Z',
    version: 1,
    ...changes,
  };
}

export const ana = testimonial();

export const bruno = testimonial({
  id: '0190d0c0-0000-7000-8000-0000000000b2',
  name: 'Bruno Díaz',
  text: 'A team that listens.',
  company: null,
  position: null,
  rating: 4,
  isActive: false,
  locale: 'en',
  createdAt: '2026-07-01T10:00:00.000Z',
  version: 3,
});

export const STATS: TestimonialStats = {
  total: 1000,
  active: 950,
  averageRating: 4.5,
  withoutConsent: 12,
  pending: 3,
};
