import { RATING } from '@vitral/contracts';
import type { Quote } from '../data/testimonials.ts';
import { PortraitImage } from '../glass/portrait-image.tsx';
import { useSite } from '../site/site-context.ts';
import { useIsHydrated } from '../motion/use-is-hydrated.ts';
import styles from './testimonial-slide.module.css';

interface TestimonialSlideProps {
  quote: Quote;
  label: string;
  isSelected: boolean;
}

export function TestimonialSlide({ quote, label, isSelected }: TestimonialSlideProps) {
  const { t } = useSite();
  // Without scripts every one is shown, see the style sheet.
  const isHydrated = useIsHydrated();
  return (
    <div
      className={isSelected ? styles.selected : styles.slide}
      role="group"
      aria-roledescription={t('carousel.slide')}
      aria-label={label}
      aria-hidden={(isHydrated && !isSelected) || undefined}
    >
      <blockquote className={styles.text} lang={quote.lang ?? undefined}>
        {quote.text}
      </blockquote>
      <div className={styles.author}>
        <PortraitImage className={styles.portrait} src={quote.image} width={72} height={72} />
        <span>
          <span className={styles.name}>{quote.name}</span>
          {quote.role && <span className={styles.role}>{quote.role}</span>}
          <Stars rating={quote.rating} />
        </span>
      </div>
    </div>
  );
}

function Stars({ rating }: { rating: number }) {
  const { t } = useSite();
  return (
    <span className={styles.stars} role="img" aria-label={t('testimonials.rating', { rating })}>
      {'★'.repeat(rating)}
      <span className={styles.missing}>{'★'.repeat(RATING.max - rating)}</span>
    </span>
  );
}
