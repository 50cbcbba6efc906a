import type { SectionCopy } from '../data/landing-content.ts';
import { GlassPicture } from '../glass/glass-picture.tsx';
import { FOCUS_PICTURES } from '../glass/focus-pictures.ts';
import { useSite } from '../site/site-context.ts';
import { drift } from '../motion/drift.ts';
import { MotionToggle } from '../glass/motion-toggle.tsx';
import { useMotion } from '../motion/use-motion.ts';
import styles from './focus-strip.module.css';
import { Section } from './section.tsx';

const AREAS = ['education', 'community', 'team', 'expansion', 'tools', 'system'] as const;

/** The areas drift by without an end; without motion the visitor scrolls the list by hand. */
export function FocusStrip({ copy }: { copy: SectionCopy | undefined }) {
  const { t } = useSite();
  const { area, isAllowed, isPaused, toggle, wasSeen } = useMotion(drift);
  return (
    <div className={styles.focus}>
      <Section
        id="focus"
        title={copy?.title ?? { children: t('focus.heading') }}
        introduction={copy?.paragraphs}
      >
        <div className={styles.band}>
          <div ref={area} className={styles.strip} role="group" aria-label={t('focus.strip')} tabIndex={0}>
            <Areas />
            {wasSeen && <Areas isCopy />}
          </div>
          {isAllowed && (
            <MotionToggle
              className={styles.toggle}
              isPaused={isPaused}
              onToggle={toggle}
              labels={{ pause: t('focus.pause'), play: t('focus.play') }}
            />
          )}
        </div>
      </Section>
    </div>
  );
}

function Areas({ isCopy = false }: { isCopy?: boolean }) {
  const { t } = useSite();
  return (
    <ul className={styles.areas} aria-hidden={isCopy || undefined}>
      {AREAS.map((area) => (
        <li className={styles.area} key={area}>
          <GlassPicture
            className={styles.picture}
            picture={FOCUS_PICTURES[area]}
            sizes="max(15rem, 22vw)"
            width={640}
            height={480}
          />
          <span className={styles.label}>{t(`focus.${area}`)}</span>
        </li>
      ))}
    </ul>
  );
}
