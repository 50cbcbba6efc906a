import type { Phrase } from '../../data/phrase.ts';
import type { TeamMember } from '../../data/team-members.ts';
import { PORTRAIT_FALLBACK, PortraitImage } from '../../glass/portrait-image.tsx';
import { MovingStrip } from '../../motion/moving-strip.tsx';
import { useSite } from '../../site/site-context.ts';
import styles from './portrait-strip.module.css';

interface PortraitStripProps {
  /** Anchor of the block. */
  id: string;
  title: Phrase;
  introduction: Phrase[];
  members: TeamMember[];
}

/** Moves the portraits of people across a band of dark glass. */
export function PortraitStrip({ id, title, introduction, members }: PortraitStripProps) {
  const { t } = useSite();
  const label = { 'aria-labelledby': `${id}-title` };
  return (
    <section className={styles.band} id={id} {...label} {...PORTRAIT_FALLBACK}>
      <div className={styles.words}>
        <h2 id={`${id}-title`} {...title} />
        {introduction.map((paragraph) => (
          <p className={styles.text} key={paragraph.children} {...paragraph} />
        ))}
      </div>
      <MovingStrip label={label}>
        {members.map((member) => (
          <li className={styles.member} key={member.id}>
            <PortraitImage className={styles.portrait} src={member.imageSmall} width={240} height={320} />
            <p className={styles.name}>{member.name || t('team-members.unknown')}</p>
            {member.title.children && <p className={styles.role} {...member.title} />}
          </li>
        ))}
      </MovingStrip>
    </section>
  );
}
