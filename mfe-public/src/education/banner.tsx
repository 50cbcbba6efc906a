import { EDUCATION_PICTURE } from '../glass/education-pictures.ts';
import { GlassPicture } from '../glass/glass-picture.tsx';
import { useSite } from '../site/site-context.ts';
import styles from './banner.module.css';
import { CALENDAR_ID } from './schedule/anchors.ts';

export function Banner({ hasCalendar }: { hasCalendar: boolean }) {
  const { t } = useSite();
  return (
    <section className={styles.banner} aria-labelledby="education-title">
      <div className={styles.content}>
        <div className={styles.words}>
          <h1 className={styles.title} id="education-title">
            {t('education.banner.heading')}
          </h1>
          <p className={styles.text}>{t('education.banner.text')}</p>
          {hasCalendar && (
            <a className={styles.action} href={`#${CALENDAR_ID}`}>
              {t('education.banner.calendar')}
            </a>
          )}
        </div>
        <div className={styles.window}>
          <GlassPicture
            className={styles.picture}
            picture={EDUCATION_PICTURE}
            sizes="(min-width: 60rem) 75rem, 100vw"
            width={1600}
            height={900}
            isFirst
          />
        </div>
      </div>
    </section>
  );
}
