import hero from '../assets/hero-480.avif?sizes';
import { GlassPicture } from '../glass/glass-picture.tsx';
import { LeadFrame } from '../glass/outlines.tsx';
import { useSite } from '../site/site-context.ts';
import { pathOf } from '../site/paths.ts';
import styles from './not-found.module.css';

export function NotFoundPage() {
  const { t, language } = useSite();
  return (
    <div className={styles.page}>
      <div className={styles.window}>
        <GlassPicture picture={hero} sizes="12rem" width={1200} height={1350} isFirst />
        <LeadFrame outline="lancet" />
        <span className={styles.gap} aria-hidden="true">
          404
        </span>
      </div>
      <h1>{t('not-found.title')}</h1>
      <p className={styles.explanation}>{t('not-found.explanation')}</p>
      <a className={styles.home} href={pathOf('landing', language)}>
        {t('not-found.home')}
      </a>
      <nav aria-label={t('not-found.ways')}>
        <ul className={styles.ways}>
          {(['education', 'contact'] as const).map((page) => (
            <li key={page}>
              <a href={pathOf(page, language)}>{t(`not-found.${page}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
