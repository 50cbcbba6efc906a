import { TIMING } from '@vitral/contracts';
import type { Leader } from '../data/team-members.ts';
import { PortraitImage } from '../glass/portrait-image.tsx';
import { useSite } from '../site/site-context.ts';
import styles from './experts.module.css';
import { lap, MovingStrip } from './moving-strip.tsx';

const moveExperts = lap(TIMING.expertStrip);

/** Shows the portraits of the team, who teach, as a moving strip. */
export function Experts({ experts }: { experts: Leader[] }) {
  const { t } = useSite();
  return (
    <section className={styles.experts} aria-labelledby="education-experts">
      <div className={styles.words}>
        <h2 id="education-experts">{t('education.experts.heading')}</h2>
        <p className={styles.text}>{t('education.experts.text')}</p>
      </div>
      <MovingStrip
        label={t('education.experts.label')}
        toggleLabels={{ pause: t('education.experts.pause'), play: t('education.experts.play') }}
        mover={moveExperts}
      >
        {experts.map(({ id, name, title, imageSmall }) => (
          <li className={styles.expert} key={id}>
            <PortraitImage className={styles.portrait} src={imageSmall} width={240} height={320} />
            <p className={styles.name}>{name || t('education.experts.unknown')}</p>
            {title.children && <p className={styles.role} {...title} />}
          </li>
        ))}
      </MovingStrip>
    </section>
  );
}
