import type { MeetingCategory } from '@vitral/sdk/contracts/zoom-meetings';
import type { Phrase } from '../../data/phrase.ts';
import panes from '../../education/panes.module.css';
import { PILLAR_PICTURES } from '../../education/pillar-pictures.ts';
import { categoryId } from '../../education/schedule/anchors.ts';
import { GlassPicture } from '../../glass/glass-picture.tsx';
import { Icon } from '../../glass/icon.tsx';
import { pathOf } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import { BlockPicture } from '../block-picture.tsx';
import { BlockSection } from '../block-section.tsx';
import type { BlockValues } from '../block-values.ts';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './pillars.block.ts';
import styles from './pillars.module.css';

type Fields = typeof block.fields;
type Pillar = BlockValues<Fields>['pillars'][number];

/** Shows topics, each with a link to the live sessions of its category if there are any. */
function Pillars({ id, values: { title, introduction, pillars }, data }: BlockProps<Fields>) {
  const { language } = useSite();
  const categories = (data.meetings ?? []).map(({ category }) => category);
  const sessionsOf = (category: MeetingCategory) => {
    if (!categories.includes(category)) return null;
    const anchor = `#${categoryId(category)}`;
    return data.hasCalendar ? anchor : pathOf('education', language, anchor);
  };
  return (
    <div className={styles.block}>
      <BlockSection id={id} title={title} introduction={introduction}>
        <ul className={styles.pillars}>
          {pillars.map((pillar, index) => (
            <li className={`${styles.pillar} ${panes[pillar.category]}`} key={index}>
              <Picture {...pillar} />
              <Words pillar={pillar} sessions={sessionsOf(pillar.category)} />
            </li>
          ))}
        </ul>
      </BlockSection>
    </div>
  );
}

const SIZE = {
  sizes: '(min-width: 60rem) 24rem, (min-width: 40rem) 40vw, 92vw',
  width: 800,
  height: 600,
};

const Picture = ({ picture, category }: Pillar) =>
  picture ? (
    <BlockPicture {...SIZE} picture={picture} />
  ) : (
    <GlassPicture {...SIZE} picture={PILLAR_PICTURES[category]} />
  );

function Words({ pillar, sessions }: { pillar: Pillar; sessions: string | null }) {
  const { t } = useSite();
  const { title, text, category } = pillar;
  const lessons = pillar.lessons.flatMap(linesOf);
  return (
    <div className={styles.words}>
      <h3 {...title} />
      {text.map((paragraph) => (
        <p className={styles.text} key={paragraph.children} {...paragraph} />
      ))}
      {lessons.length > 0 && (
        <ul className={styles.lessons} aria-label={t('education.pillars.lessons')}>
          {lessons.map((lesson, index) => (
            <li className={styles.lesson} key={index}>
              <span className={styles.check}>
                <Icon name="check" />
              </span>
              <span {...lesson} />
            </li>
          ))}
        </ul>
      )}
      {sessions && (
        <a className={styles.link} href={sessions}>
          {t(`education.pillars.${category}.sessions`)}
        </a>
      )}
    </div>
  );
}

/** Splits a text into its lines. */
const linesOf = ({ children, ...language }: Phrase): Phrase[] =>
  children
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => ({ ...language, children: line.trim() }));

export const pillars = defineBlock(block, Pillars);
