import { Announcement } from '../carousel/announcement.tsx';
import { CarouselControls } from '../carousel/carousel-controls.tsx';
import { useCarousel } from '../carousel/use-carousel.ts';
import type { Quote } from '../data/testimonials.ts';
import { useSite } from '../site/site-context.ts';
import { Section } from './section.tsx';
import { TestimonialSlide } from './testimonial-slide.tsx';
import styles from './testimonials.module.css';

export function Testimonials({ quotes }: { quotes: Quote[] }) {
  const { t } = useSite();
  const carousel = useCarousel(quotes.length);
  const count = quotes.length;
  const named = quotes.map((quote) => ({
    ...quote,
    name: quote.name || t('testimonials.anonymous'),
    text: quote.text || t('testimonials.none'),
  }));
  const labels = {
    previous: t('testimonials.previous'),
    next: t('testimonials.next'),
    choose: t('testimonials.choose'),
  };

  return (
    <Section id="carousel-testimonios" title={{ children: t('testimonials.heading') }}>
      <div
        className={styles.carousel}
        role="region"
        aria-roledescription={t('carousel.role')}
        aria-label={t('testimonials.carousel')}
        onKeyDown={carousel.onKeyDown}
      >
        <div className={styles.slides}>
          {named.map((quote, position) => (
            <TestimonialSlide
              key={quote.id}
              quote={quote}
              label={t('carousel.position', { position: position + 1, count, name: quote.name })}
              isSelected={position === carousel.selected}
            />
          ))}
        </div>
        {count > 1 && (
          <CarouselControls
            carousel={carousel}
            labels={labels}
            dots={named.map(({ id }, index) => ({
              id,
              label: t('testimonials.show', { position: index + 1, count }),
            }))}
          />
        )}
        <Announcement carousel={carousel} names={named.map(({ name }) => name)} />
      </div>
    </Section>
  );
}
