import { RATING } from '@vitral/sdk/contracts/limits';
import { Carousel } from '../../carousel/carousel.tsx';
import type { Testimonial } from '../../data/testimonials.ts';
import { PortraitImage } from '../../glass/portrait-image.tsx';
import { pathOf } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import shapes from '../../styles/shapes.module.css';
import styles from './testimonial-carousel.module.css';

/** Shows one testimonial at a time. */
export function TestimonialCarousel({ testimonials }: { testimonials: Testimonial[] }) {
  const { t } = useSite();
  const items = testimonials.map((item) => ({ ...item, name: item.name || t('testimonials.anonymous') }));
  return (
    <Carousel
      noun="testimonials"
      items={items}
      classes={styles}
      slide={(testimonial) => <Quotation testimonial={testimonial} />}
    />
  );
}

/** Leads to the page that shows all testimonials at once. */
export function AllTestimonials() {
  const { t, language } = useSite();
  return (
    <p className={styles.all}>
      <a className={shapes.quiet} href={pathOf('testimonials', language)}>
        {t('testimonials.all')}
      </a>
    </p>
  );
}

interface QuotationProps {
  testimonial: Testimonial;
  /** Width of the portrait in pixels; null for none. */
  portrait?: number | null;
}

/** Shows the words of a testimonial above their author. */
export function Quotation({ testimonial, portrait = 72 }: QuotationProps) {
  const { t } = useSite();
  const { name, text, role, rating, image, lang } = testimonial;
  return (
    <>
      <blockquote className={styles.text} lang={lang ?? undefined}>
        {text || t('testimonials.none')}
      </blockquote>
      <div className={styles.author}>
        {portrait && (
          <PortraitImage className={styles.portrait} src={image} width={portrait} height={portrait} />
        )}
        <span>
          <span className={styles.name}>{name || t('testimonials.anonymous')}</span>
          {role && <span className={styles.role}>{role}</span>}
          <span className={styles.stars} role="img" aria-label={t('testimonials.rating', { rating })}>
            {'★'.repeat(rating)}
            <span className={styles.missing}>{'★'.repeat(RATING.max - rating)}</span>
          </span>
        </span>
      </div>
    </>
  );
}
