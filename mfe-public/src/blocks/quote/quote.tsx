import { LeadFrame } from '../../glass/outlines.tsx';
import { BlockPicture } from '../block-picture.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './quote.block.ts';
import styles from './quote.module.css';

function Quote({ id, values: { text, name, role, picture } }: BlockProps<typeof block.fields>) {
  return (
    <div className={picture ? styles.portrayed : styles.quote} id={id}>
      {picture && (
        <div className={styles.window}>
          <BlockPicture
            className={styles.portrait}
            picture={picture}
            sizes="(min-width: 48rem) 15rem, 8rem"
            width={480}
            height={640}
          />
          <LeadFrame outline="lancet" />
        </div>
      )}
      <figure className={styles.words}>
        <blockquote className={styles.text}>
          {text.map((paragraph, index) => (
            <p key={index} {...paragraph} />
          ))}
        </blockquote>
        {(name || role.children) && (
          <figcaption className={styles.author}>
            {name && <span className={styles.name}>{name}</span>}{' '}
            {role.children && <span className={styles.role} {...role} />}
          </figcaption>
        )}
      </figure>
    </div>
  );
}

export const quote = defineBlock(block, Quote);
