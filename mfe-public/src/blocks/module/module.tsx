import { PUBLIC_BLOCK_LIMITS } from '@vitral/sdk/contracts/slots';
import { paragraphsOf } from '../../data/phrase.ts';
import type { ShownItem } from '../../data/public-block.ts';
import { linkTo, localPath } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './module.block.ts';
import styles from './module.module.css';

const COUNTS = { all: PUBLIC_BLOCK_LIMITS.items, one: 1, three: 3, six: 6 };

function ModuleContent({ id, values }: BlockProps<typeof block.fields>) {
  const { title, introduction, shown, count } = values;
  const items = shown?.items.slice(0, COUNTS[count]) ?? [];
  if (!shown || items.length === 0) return null;
  return (
    <BlockSection id={id} title={title} introduction={introduction}>
      <ul className={shown.layout === 'list' ? styles.list : styles.cards}>
        {items.map((item) => (
          <li className={shown.layout === 'list' ? styles.row : styles.card} key={item.id}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** The whole item follows its link. */
function Item({ item: { title, text, day, url } }: { item: ShownItem }) {
  const { language } = useSite();
  return (
    <>
      <h3 className={styles.title}>
        {url ? (
          <a className={styles.link} {...linkTo(localPath(url, language))} {...title} />
        ) : (
          <span {...title} />
        )}
      </h3>
      {day && (
        <p className={styles.day}>
          <time dateTime={day.date}>{day.text}</time>
        </p>
      )}
      {paragraphsOf(text).map((paragraph, index) => (
        <p className={styles.text} key={index} {...paragraph} />
      ))}
    </>
  );
}

export const moduleContent = defineBlock(block, ModuleContent);
