import { useSite } from '../site/site-context.ts';
import { Section } from '../landing/section.tsx';
import type { EducationData } from './education.data.ts';
import styles from './learning.module.css';
import { VideoCall } from './video-call.tsx';

const STEPS = ['choose', 'enter', 'practise'] as const;

export function Learning({ people }: { people: EducationData['people'] }) {
  const { t } = useSite();
  return (
    <div className={styles.learning}>
      <Section
        title={{ children: t('education.learning.heading') }}
        introduction={[{ children: t('education.learning.text') }]}
      >
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li className={styles.step} key={step}>
              <h3 className={styles.stepTitle}>{t(`education.learning.${step}.title`)}</h3>
              <p className={styles.stepText}>{t(`education.learning.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <VideoCall people={people} />
      </Section>
    </div>
  );
}
