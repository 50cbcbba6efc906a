import { inLanguage, type Testimonial } from '../../data/testimonials.ts';
import { PORTRAIT_FALLBACK } from '../../glass/portrait-image.tsx';
import { Quotation, TestimonialCarousel } from '../../landing/testimonials.tsx';
import { chosenOf } from '../block-data.ts';
import { BlockSection } from '../block-section.tsx';
import { useSite } from '../../site/site-context.ts';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './testimonials.block.ts';
import styles from './testimonials.module.css';

function Testimonials({ id, values: { title, items, layout }, data }: BlockProps<typeof block.fields>) {
  const { language } = useSite();
  const chosen =
    items.length > 0 ? chosenOf(data.testimonials, items) : inLanguage(data.testimonials, language);
  if (chosen.length === 0) return null;
  return (
    <BlockSection id={id} title={title}>
      {layout === 'grid' ? <Grid testimonials={chosen} /> : <TestimonialCarousel testimonials={chosen} />}
    </BlockSection>
  );
}

const MOST_IN_GRID = 6;

function Grid({ testimonials: chosen }: { testimonials: Testimonial[] }) {
  return (
    <ul className={styles.grid} {...PORTRAIT_FALLBACK}>
      {chosen.slice(0, MOST_IN_GRID).map((testimonial) => (
        <li className={styles.card} key={testimonial.id}>
          <Quotation testimonial={testimonial} portrait={96} />
        </li>
      ))}
    </ul>
  );
}

export const testimonials = defineBlock(block, Testimonials);
