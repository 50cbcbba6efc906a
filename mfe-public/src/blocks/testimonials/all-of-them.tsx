import { linkTo, localPath } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import shapes from '../../styles/shapes.module.css';
import type { BlockProps } from '../block-view.ts';
import { type GridTestimonial, TestimonialGrid } from '../testimonial-grid.tsx';
import styles from './testimonials.module.css';
import type { block } from './testimonials.block.ts';

interface AllOfThemProps extends Pick<BlockProps<typeof block.fields>, 'values'> {
  /** Null when they could not be loaded. */
  testimonials: GridTestimonial[] | null;
}

/** Shows all testimonials in full below their average rating, or a text of staff while there are none. */
export function AllOfThem({ testimonials, values: { empty, linkText, linkUrl } }: AllOfThemProps) {
  const { t, language } = useSite();
  if (!testimonials) return <p className={shapes.lead}>{t('testimonials.unavailable')}</p>;
  if (testimonials.length > 0)
    return (
      <>
        <Average ratings={testimonials.map(({ rating }) => rating)} />
        <TestimonialGrid testimonials={testimonials} />
      </>
    );
  return (
    <div className={shapes.introduction}>
      {empty.map((paragraph) => (
        <p key={paragraph.children} {...paragraph} />
      ))}
      {linkUrl && linkText.children && (
        <p>
          <a className={shapes.action} {...linkTo(localPath(linkUrl, language))} {...linkText} />
        </p>
      )}
    </div>
  );
}

function Average({ ratings }: { ratings: number[] }) {
  const { t, language } = useSite();
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const average = format.format(sum / ratings.length);
  return (
    <p className={styles.average}>
      <span aria-hidden="true">★</span> {t('testimonials.average', { average, count: ratings.length })}
    </p>
  );
}
