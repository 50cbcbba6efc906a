import { RATING } from '@vitral/contracts/limits';
import { Carousel } from '../carousel/carousel.tsx';
import type { Testimonial } from '../data/testimonials.ts';
import { PortraitImage } from '../glass/portrait-image.tsx';
import { useSite } from '../site/site-context.ts';
import { Section } from '../layout/section.tsx';
import styles from './testimonials.module.css';

export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const { t } = useSite();
  const items = testimonials.map((item) => ({ ...item, name: item.name || t('testimonials.anonymous') }));
  return (
    <Section id="carousel-testimonios" title={t('testimonials.heading')}>
      <Carousel
        noun="testimonials"
        items={items}
        classes={styles}
        slide={({ name, text, role, rating, image, lang }) => (
          <>
            <blockquote className={styles.text} lang={lang ?? undefined}>
              {text || t('testimonials.none')}
            </blockquote>
            <div className={styles.author}>
              <PortraitImage className={styles.portrait} src={image} width={72} height={72} />
              <span>
                <span className={styles.name}>{name}</span>
                {role && <span className={styles.role}>{role}</span>}
                <span className={styles.stars} role="img" aria-label={t('testimonials.rating', { rating })}>
                  {'★'.repeat(rating)}
                  <span className={styles.missing}>{'★'.repeat(RATING.max - rating)}</span>
                </span>
              </span>
            </div>
          </>
        )}
      />
    </Section>
  );
}
