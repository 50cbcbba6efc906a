import community from '../assets/focus-community-320.avif?sizes';
import education from '../assets/focus-education-320.avif?sizes';
import expansion from '../assets/focus-expansion-320.avif?sizes';
import system from '../assets/focus-system-320.avif?sizes';
import team from '../assets/focus-team-320.avif?sizes';
import tools from '../assets/focus-tools-320.avif?sizes';
import type { SectionCopy } from '../data/landing-content.ts';
import { GlassPicture } from '../glass/glass-picture.tsx';
import { MovingStrip } from '../motion/moving-strip.tsx';
import { useSite } from '../site/site-context.ts';
import styles from './focus-strip.module.css';
import { Section } from '../layout/section.tsx';

/** The style sheet computes the duration of a lap for these six. */
const AREAS = ['education', 'community', 'team', 'expansion', 'tools', 'system'] as const;
export const FOCUS_PICTURES = { education, community, team, expansion, tools, system };

/** Moves the focus areas endlessly. */
export function FocusStrip({ copy }: { copy: SectionCopy }) {
  const { t } = useSite();
  return (
    <Section isWide id="focus" title={copy.title} introduction={copy.paragraphs}>
      <div className={styles.band}>
        <MovingStrip label={{ 'aria-label': t('focus.label') }}>
          {AREAS.map((area) => (
            <li className={styles.area} key={area}>
              <GlassPicture
                picture={FOCUS_PICTURES[area]}
                sizes="max(15rem, 22vw)"
                width={640}
                height={480}
              />
              <span className={styles.label}>{t(`focus.${area}`)}</span>
            </li>
          ))}
        </MovingStrip>
      </div>
    </Section>
  );
}
