import { inLanguage } from '../../data/testimonials.ts';
import { AllTestimonials, TestimonialCarousel } from './testimonial-carousel.tsx';
import { chosenOf } from '../block-data.ts';
import { BlockSection } from '../block-section.tsx';
import { useSite } from '../../site/site-context.ts';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './testimonials.block.ts';
import { TestimonialGrid } from '../testimonial-grid.tsx';

const MOST_IN_GRID = 6;

function Testimonials({ id, values: { title, items, layout }, data }: BlockProps<typeof block.fields>) {
  const { language } = useSite();
  const all = inLanguage(data.testimonials, language);
  const chosen = items.length > 0 ? chosenOf(data.testimonials, items) : all;
  if (chosen.length === 0) return null;
  const inView = chosen.slice(0, layout === 'grid' ? MOST_IN_GRID : 1);
  return (
    <BlockSection id={id} title={title}>
      {layout === 'grid' ? (
        <TestimonialGrid testimonials={inView} />
      ) : (
        <TestimonialCarousel testimonials={chosen} />
      )}
      {all.some((one) => !inView.includes(one)) && <AllTestimonials />}
    </BlockSection>
  );
}

export const testimonials = defineBlock(block, Testimonials);
