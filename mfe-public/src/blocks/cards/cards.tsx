import checks from './checks.module.css';
import panes from './panes.module.css';
import { linkTo, localPath } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import { BlockPicture } from '../block-picture.tsx';
import { BlockSection } from '../block-section.tsx';
import type { BlockValues } from '../block-values.ts';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './cards.block.ts';
import styles from './cards.module.css';

type Fields = typeof block.fields;

type Card = BlockValues<Fields>['cards'][number];

function Cards({ id, values: { title, introduction, cards, layout } }: BlockProps<Fields>) {
  const titled = cards.map((card, index) => ({ card, titleId: `${id}-card-${index + 1}` }));
  const Layout = LAYOUTS[layout];
  return (
    <div className={layout === 'checks' ? checks.beside : undefined}>
      <BlockSection id={id} title={title} introduction={introduction}>
        <Layout titled={titled} />
      </BlockSection>
    </div>
  );
}

interface CardProps {
  card: Card;
  titleId: string;
}

interface LayoutProps {
  titled: CardProps[];
}

function CardGrid({ titled }: LayoutProps) {
  return (
    <ul className={styles.cards}>
      {titled.map(({ card, titleId }) => (
        <li className={styles.card} key={titleId}>
          {card.picture && (
            <BlockPicture
              className={styles.picture}
              picture={card.picture}
              sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 90vw"
              width={800}
              height={450}
            />
          )}
          <div className={styles.words}>
            <Words card={card} titleId={titleId} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Panes({ titled }: LayoutProps) {
  return (
    <ul className={titled.length === 4 ? panes.leaning : panes.window}>
      {titled.map(({ card, titleId }) => (
        <li className={styles.pane} key={titleId}>
          <Words card={card} titleId={titleId} />
        </li>
      ))}
    </ul>
  );
}

function Checks({ titled }: LayoutProps) {
  return (
    <ul className={checks.benefits}>
      {titled.map(({ card, titleId }) => (
        <li className={styles.checked} key={titleId}>
          <div className={styles.line}>
            <Words card={card} titleId={titleId} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const LAYOUTS = { cards: CardGrid, panes: Panes, checks: Checks };

/** The whole card follows its link. */
function Words({ card: { title, text, url, linkText }, titleId }: CardProps) {
  const { language } = useSite();
  const link = url ? { className: styles.link, ...linkTo(localPath(url, language)) } : null;
  return (
    <>
      {link && !linkText.children ? (
        <h3>
          <a {...link} {...title} />
        </h3>
      ) : (
        <h3 id={link ? titleId : undefined} {...title} />
      )}
      {text.map((paragraph, index) => (
        <p key={index} {...paragraph} />
      ))}
      {link && linkText.children && (
        <p className={styles.more}>
          <a {...link} aria-describedby={titleId} {...linkText} />
        </p>
      )}
    </>
  );
}

export const cards = defineBlock(block, Cards);
