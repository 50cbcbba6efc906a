import type { TeamMember } from '../data/team-members.ts';
import type { Testimonial } from '../data/testimonials.ts';
import { PORTRAIT_FALLBACK } from '../glass/portrait-image.tsx';
import { MemberLink } from './team/team-carousel.tsx';
import { Quotation } from './testimonials/testimonial-carousel.tsx';
import { useSite } from '../site/site-context.ts';
import styles from './testimonials/testimonials.module.css';

/** A testimonial, optionally with the team member whom it is about. */
export interface GridTestimonial extends Testimonial {
  about?: Pick<TeamMember, 'name' | 'slug'> | null;
}

/** Shows testimonials in full, in even rows. */
export function TestimonialGrid({ testimonials }: { testimonials: GridTestimonial[] }) {
  const { t } = useSite();
  return (
    <ul className={styles.grid} {...PORTRAIT_FALLBACK}>
      {testimonials.map(({ about, ...testimonial }) => (
        <li className={styles.card} key={testimonial.id}>
          <Quotation testimonial={testimonial} portrait={96} />
          {about && (
            <p className={styles.about}>
              {t('testimonials.about')} <MemberLink {...about} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
