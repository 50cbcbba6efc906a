import { TestimonialGrid } from '../blocks/testimonial-grid.tsx';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import shapes from '../styles/shapes.module.css';
import type { TestimonialsData } from './testimonials.data.ts';
import styles from './testimonials.module.css';

/** Renders all testimonials of the page's language at once, with the mean of their ratings. */
export function TestimonialsPage({ data: { testimonials, average } }: { data: TestimonialsData }) {
  const { t } = useSite();
  const count = testimonials?.length ?? 0;
  return (
    <div className={styles.page}>
      <header className={shapes.introduction}>
        <h1>{t('testimonials.title')}</h1>
        <p className={shapes.lead}>{t('testimonials.description')}</p>
        {average && (
          <p className={styles.average}>
            <span aria-hidden="true">★</span> {t('testimonials.average', { average, count })}
          </p>
        )}
      </header>
      {testimonials === null && <p className={shapes.lead}>{t('testimonials.unavailable')}</p>}
      {testimonials?.length === 0 && <Empty />}
      {testimonials && count > 0 && <TestimonialGrid testimonials={testimonials} />}
    </div>
  );
}

function Empty() {
  const { t, language } = useSite();
  return (
    <div className={shapes.introduction}>
      <p>{t('testimonials.empty')}</p>
      <p>
        <a className={shapes.action} href={pathOf('contact', language)}>
          {t('testimonials.contact')}
        </a>
      </p>
    </div>
  );
}
