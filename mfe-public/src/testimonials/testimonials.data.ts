import type { Language } from '@vitral/contracts/languages';
import type { GridTestimonial } from '../blocks/testimonial-grid.tsx';
import { readTeamMembers, type TeamMember } from '../data/team-members.ts';
import { readTestimonials, type Testimonial } from '../data/testimonials.ts';
import { readResponse } from '../site/frame.ts';
import type { PageSource } from '../site/page-definition.ts';
import { headOf } from '../site/plain-source.ts';

export interface TestimonialsData {
  /** Newest first; null when they could not be loaded. */
  testimonials: GridTestimonial[] | null;
  /** Mean of their ratings, in the page's language; blank without testimonials. */
  average: string;
}

export const testimonialsSource: PageSource<TestimonialsData> = {
  read({ responses, language }) {
    const inPageLanguage = (response: unknown): Testimonial[] | null => readTestimonials(response, language);
    const testimonials = readResponse(responses, '/api/testimonials', inPageLanguage, null);
    const readMembers = (response: unknown): TeamMember[] => readTeamMembers(response, language);
    const members = readResponse(responses, '/api/team-members', readMembers, []);
    return {
      testimonials: testimonials?.map((one) => ({ ...one, about: memberOf(one, members) })) ?? null,
      average: averageOf(testimonials ?? [], language),
    };
  },
  head: headOf('testimonials'),
  isIndexed: ({ testimonials }) => testimonials?.length !== 0,
};

function memberOf({ aboutMember }: Testimonial, members: TeamMember[]): GridTestimonial['about'] {
  const member = members.find(({ id, name }) => id === aboutMember && name);
  return member ? { name: member.name, slug: member.slug } : null;
}

function averageOf(testimonials: Testimonial[], language: Language): string {
  if (testimonials.length === 0) return '';
  const sum = testimonials.reduce((total, { rating }) => total + rating, 0);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return format.format(sum / testimonials.length);
}
