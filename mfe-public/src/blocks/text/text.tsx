import { type BlockProps, defineBlock } from '../block-view.ts';
import { RichTextView } from '../rich-text.tsx';
import { block } from './text.block.ts';
import styles from './text.module.css';

function Text({ id, values: { body } }: BlockProps<typeof block.fields>) {
  return (
    <div className={styles.text} id={id}>
      <RichTextView text={body} level={2} />
    </div>
  );
}

export const text = defineBlock(block, Text);
