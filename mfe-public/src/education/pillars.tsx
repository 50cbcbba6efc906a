import type { MeetingCategory } from '@vitral/contracts/zoom-meetings';
import { GlassPicture } from '../glass/glass-picture.tsx';
import { Icon } from '../glass/icon.tsx';
import { useSite } from '../site/site-context.ts';
import { Section } from '../layout/section.tsx';
import panes from './panes.module.css';
import { PILLAR_PICTURES } from './pillar-pictures.ts';
import styles from './pillars.module.css';
import { categoryId } from './schedule/anchors.ts';

const PILLARS = ['business', 'development', 'health'] as const satisfies MeetingCategory[];
const LESSONS = ['first', 'second', 'third'] as const;

/** Shows the topics of each category, with a link to its live sessions if there are any. */
export function Pillars({ categories }: { categories: MeetingCategory[] }) {
  const { t } = useSite();
  return (
    <Section id="pillars" title={t('education.pillars.heading')} introduction={[t('education.pillars.text')]}>
      <ul className={styles.pillars}>
        {PILLARS.map((pillar) => (
          <li className={`${styles.pillar} ${panes[pillar]}`} key={pillar}>
            <GlassPicture
              picture={PILLAR_PICTURES[pillar]}
              sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 40vw, 92vw"
              width={800}
              height={600}
            />
            <div className={styles.words}>
              <h3>{t(`education.pillars.${pillar}.title`)}</h3>
              <p className={styles.text}>{t(`education.pillars.${pillar}.text`)}</p>
              <ul className={styles.lessons} aria-label={t('education.pillars.lessons')}>
                {LESSONS.map((lesson) => (
                  <li className={styles.lesson} key={lesson}>
                    <span className={styles.check}>
                      <Icon name="check" />
                    </span>
                    {t(`education.pillars.${pillar}.${lesson}`)}
                  </li>
                ))}
              </ul>
              {categories.includes(pillar) && (
                <a className={styles.link} href={`#${categoryId(pillar)}`}>
                  {t(`education.pillars.${pillar}.sessions`)}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
