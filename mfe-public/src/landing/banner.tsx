import type { SectionCopy } from '../data/landing-content.ts';
import { useSite } from '../site/site-context.ts';
import styles from './banner.module.css';

/** Link to the members' backoffice, if its URL is stored. */
export function Banner({ copy: { title, paragraphs, joinAddress, joinText } }: { copy: SectionCopy }) {
  const { t } = useSite();
  return (
    <section className={styles.banner} id="banner" aria-labelledby="banner-title">
      <h2 className={styles.title} id="banner-title" {...title} />
      {paragraphs.map((paragraph) => (
        <p className={styles.text} key={paragraph.children} {...paragraph} />
      ))}
      {joinAddress && (
        <a className={styles.join} href={joinAddress}>
          {joinText.children ? <span {...joinText} /> : t('banner.join')}
        </a>
      )}
    </section>
  );
}
