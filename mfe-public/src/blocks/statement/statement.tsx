import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './statement.block.ts';
import styles from './statement.module.css';

function Statement({ id, values: { title, content } }: BlockProps<typeof block.fields>) {
  return (
    <section className={styles.band} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.words}>
        <h2 id={`${id}-title`} {...title} />
        {content.map((paragraph, index) => (
          <p className={styles.statement} key={index} {...paragraph} />
        ))}
      </div>
    </section>
  );
}

export const statement = defineBlock(block, Statement);
