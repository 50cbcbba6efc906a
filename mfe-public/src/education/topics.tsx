import { useSite } from '../site/site-context.ts';
import { lap } from './lap.ts';
import { MovingStrip } from './moving-strip.tsx';
import styles from './topics.module.css';

const TOPICS = ['wellness', 'health', 'science', 'business'] as const;
const moveTopics = lap(22_000);

/** Shows the topics of the sessions as a ticker. */
export function Topics() {
  const { t } = useSite();
  return (
    <div className={styles.topics}>
      <MovingStrip
        label={t('education.topics.label')}
        toggleLabels={{ pause: t('education.topics.pause'), play: t('education.topics.play') }}
        mover={moveTopics}
      >
        {TOPICS.map((topic) => (
          <li className={styles.topic} key={topic}>
            {t(`education.topics.${topic}`)}
          </li>
        ))}
      </MovingStrip>
    </div>
  );
}
