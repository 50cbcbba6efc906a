import community from '../../assets/focus-community-320.avif?sizes';
import education from '../../assets/focus-education-320.avif?sizes';
import expansion from '../../assets/focus-expansion-320.avif?sizes';
import system from '../../assets/focus-system-320.avif?sizes';
import team from '../../assets/focus-team-320.avif?sizes';
import tools from '../../assets/focus-tools-320.avif?sizes';
import { GlassPicture } from '../../glass/glass-picture.tsx';
import { MovingStrip } from '../../motion/moving-strip.tsx';
import { useSite } from '../../site/site-context.ts';
import { BlockPicture } from '../block-picture.tsx';
import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './strip.block.ts';
import styles from './strip.module.css';
import words from './words-strip.module.css';

/** Drawings of the subjects that the team works on. */
const DRAWINGS = { education, community, team, expansion, tools, system };

const SIZE = { sizes: 'max(15rem, 22vw)', width: 640, height: 480 };

type StripProps = BlockProps<typeof block.fields>;

function Strip(props: StripProps) {
  return props.values.layout === 'words' ? <Words {...props} /> : <Pictures {...props} />;
}

function Pictures({ id, values: { title, introduction, items } }: StripProps) {
  const { t } = useSite();
  const label = title.children
    ? { 'aria-labelledby': `${id}-title` }
    : { 'aria-label': t('site-page.strip') };
  return (
    <BlockSection isWide id={id} title={title} introduction={introduction}>
      <div className={styles.band}>
        <MovingStrip label={label}>
          {items.map((item, index) => (
            <li className={styles.piece} key={index}>
              {item.picture && <BlockPicture picture={item.picture} {...SIZE} />}
              {!item.picture && item.drawing !== 'none' && (
                <GlassPicture picture={DRAWINGS[item.drawing]} {...SIZE} />
              )}
              <span className={styles.label} {...item.label} />
            </li>
          ))}
        </MovingStrip>
      </div>
    </BlockSection>
  );
}

function Words({ id, values: { title, items } }: StripProps) {
  const { t } = useSite();
  const name = title.children ? title : { children: t('site-page.words') };
  return (
    <div className={words.ribbon} id={id}>
      <span id={`${id}-title`} hidden {...name} />
      <MovingStrip label={{ 'aria-labelledby': `${id}-title` }}>
        {items.map(({ label }, index) => (
          <li className={words.word} key={index} {...label} />
        ))}
      </MovingStrip>
    </div>
  );
}

export const strip = defineBlock(block, Strip);
