import type { Testimonial } from '../../data/testimonials.ts';
import { PORTRAIT_FALLBACK, PortraitImage } from '../../glass/portrait-image.tsx';
import { Quotation } from './testimonial-carousel.tsx';
import styles from './testimonial-stories.module.css';

/** Shows the first testimonial large with its picture, and the others below it. */
export function TestimonialStories({ testimonials: [story, ...others] }: { testimonials: Testimonial[] }) {
  if (!story) return null;
  return (
    <div className={styles.band} {...PORTRAIT_FALLBACK}>
      <div className={styles.stories}>
        <div className={styles.story}>
          <PortraitImage className={styles.picture} src={story.image} width={400} height={480} />
          <div className={styles.words}>
            <Quotation testimonial={story} portrait={null} />
          </div>
        </div>
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map((testimonial) => (
              <li className={styles.other} key={testimonial.id}>
                <Quotation testimonial={testimonial} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
