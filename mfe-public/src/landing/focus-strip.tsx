import { TIMING } from '@vitral/contracts/timing';
import community from '../assets/focus-community-320.avif?sizes';
import education from '../assets/focus-education-320.avif?sizes';
import expansion from '../assets/focus-expansion-320.avif?sizes';
import system from '../assets/focus-system-320.avif?sizes';
import team from '../assets/focus-team-320.avif?sizes';
import tools from '../assets/focus-tools-320.avif?sizes';
import type { SectionCopy } from '../data/landing-content.ts';
import { GlassPicture } from '../glass/glass-picture.tsx';
import { MotionToggle } from '../glass/icon.tsx';
import { type Mover, useMotion } from '../motion/use-motion.ts';
import { useSite } from '../site/site-context.ts';
import styles from './focus-strip.module.css';
import sectionStyles from './section.module.css';
import { Section } from './section.tsx';

const AREAS = ['education', 'community', 'team', 'expansion', 'tools', 'system'] as const;

/** Scrolls the focus areas endlessly; with reduced motion the visitor scrolls them by hand. */
export function FocusStrip({ copy }: { copy: SectionCopy | undefined }) {
  const { t } = useSite();
  const { area, isAllowed, isPaused, toggle, wasSeen } = useMotion(drift);
  return (
    <Section isWide id="focus" title={copy?.title ?? t('focus.heading')} introduction={copy?.paragraphs}>
      <div className={sectionStyles.band}>
        <div ref={area} className={styles.strip} role="group" aria-label={t('focus.strip')} tabIndex={0}>
          <Areas />
          {wasSeen && <Areas isCopy />}
        </div>
        {isAllowed && (
          <MotionToggle noun="focus" className={styles.toggle} isPaused={isPaused} onToggle={toggle} />
        )}
      </div>
    </Section>
  );
}

function Areas({ isCopy = false }: { isCopy?: boolean }) {
  const { t } = useSite();
  return (
    <ul className={styles.areas} aria-hidden={isCopy || undefined}>
      {AREAS.map((area) => (
        <li className={styles.area} key={area}>
          <GlassPicture picture={FOCUS_PICTURES[area]} sizes="max(15rem, 22vw)" width={640} height={480} />
          <span className={styles.label}>{t(`focus.${area}`)}</span>
        </li>
      ))}
    </ul>
  );
}

const FOCUS_PICTURES = { education, community, team, expansion, tools, system };

const { pixelsPerFrame, framesPerSecond } = TIMING.focusStrip;
/** Pixels by which browsers may round a scroll position; a larger difference means that the visitor has scrolled. */
const ROUNDING = 2;

/** Scrolls a list and its copy sideways endlessly, unless the area is hovered, focused or scrolled by hand. */
export const drift: Mover = (area) => {
  let position = area.scrollLeft;
  return (seconds) => {
    const shown = area.scrollLeft;
    const isScrolledByHand = Math.abs(shown - position) > ROUNDING;
    if (isScrolledByHand) position = shown;
    const [list, copy] = area.children;
    if (!(list instanceof HTMLElement && copy instanceof HTMLElement)) return;
    if (isScrolledByHand || area.matches(':hover, :focus-within')) return;

    const length = copy.offsetLeft - list.offsetLeft;
    position = (position + pixelsPerFrame * framesPerSecond * seconds) % length;
    area.scrollLeft = position;
  };
};
