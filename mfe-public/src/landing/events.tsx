import { Section } from '../layout/section.tsx';
import { ANCHORS } from '../site/frame.ts';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import styles from './events.module.css';
import { PictureColumns } from './picture-columns.tsx';

/** Shows drawings of gatherings and leads to the education page. */
export function Events() {
  const { t, language } = useSite();
  return (
    <Section
      isWide
      id={ANCHORS.events.slice(1)}
      title={t('events.heading')}
      introduction={[t('events.introduction')]}
      link={
        <a className={styles.link} href={pathOf('education', language)}>
          {t('events.education')}
        </a>
      }
    >
      <PictureColumns />
    </Section>
  );
}
