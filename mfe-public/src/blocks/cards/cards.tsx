import { linkTo, localPath } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import { BlockPicture } from '../block-picture.tsx';
import { BlockSection } from '../block-section.tsx';
import type { BlockValues } from '../block-values.ts';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './cards.block.ts';
import styles from './cards.module.css';

type Fields = typeof block.fields;

function Cards({ id, values: { title, introduction, cards } }: BlockProps<Fields>) {
  return (
    <BlockSection id={id} title={title} introduction={introduction}>
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <Card key={index} titleId={`${id}-card-${index + 1}`} card={card} />
        ))}
      </ul>
    </BlockSection>
  );
}

interface CardProps {
  card: BlockValues<Fields>['cards'][number];
  titleId: string;
}

/** The whole card follows its link. */
function Card({ card: { title, text, picture, url, linkText }, titleId }: CardProps) {
  const { language } = useSite();
  const link = url ? { className: styles.link, ...linkTo(localPath(url, language)) } : null;
  return (
    <li className={styles.card}>
      {picture && (
        <BlockPicture
          className={styles.picture}
          picture={picture}
          sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 90vw"
          width={800}
          height={450}
        />
      )}
      <div className={styles.words}>
        <h3 id={titleId}>{link && !linkText.children ? <a {...link} {...title} /> : <span {...title} />}</h3>
        {text.map((paragraph, index) => (
          <p key={index} {...paragraph} />
        ))}
        {link && linkText.children && (
          <p className={styles.more}>
            <a {...link} aria-describedby={titleId} {...linkText} />
          </p>
        )}
      </div>
    </li>
  );
}

export const cards = defineBlock(block, Cards);
