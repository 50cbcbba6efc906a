import { inLanguage } from '../../data/testimonials.ts';
import { useSite } from '../../site/site-context.ts';
import { chosenOf } from '../block-data.ts';
import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { TestimonialGrid } from '../testimonial-grid.tsx';
import { AllOfThem } from './all-of-them.tsx';
import { AllTestimonials, TestimonialCarousel } from './testimonial-carousel.tsx';
import { TestimonialStories } from './testimonial-stories.tsx';
import { block } from './testimonials.block.ts';

/** Testimonials that a layout shows at once on wide screens, and on phones. */
const SHOWN = { carousel: [1, 1], grid: [6, 6], stories: [4, 2] } as const;

function Testimonials({ id, values, data }: BlockProps<typeof block.fields>) {
  const { language } = useSite();
  const { title, items, layout } = values;
  const all = data.testimonials && inLanguage(data.testimonials, language);
  const chosen = items.length > 0 ? chosenOf(data.testimonials ?? [], items) : (all ?? []);
  if (layout === 'all')
    return (
      <BlockSection id={id} title={title}>
        <AllOfThem testimonials={all && chosen} values={values} />
      </BlockSection>
    );
  if (chosen.length === 0) return null;
  const [most, onPhones] = SHOWN[layout];
  const shown = chosen.slice(0, most);
  const hasOthers = all?.some((one) => !chosen.slice(0, onPhones).includes(one));
  return (
    <BlockSection id={id} title={title} isWide={layout === 'stories'}>
      {layout === 'grid' && <TestimonialGrid testimonials={shown} />}
      {layout === 'stories' && <TestimonialStories testimonials={shown} />}
      {layout === 'carousel' && <TestimonialCarousel testimonials={chosen} />}
      {hasOthers && <AllTestimonials />}
    </BlockSection>
  );
}

export const testimonials = defineBlock(block, Testimonials);
