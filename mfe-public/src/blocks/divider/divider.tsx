import { Ribbon } from '../../glass/ribbon.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './divider.block.ts';
import styles from './divider.module.css';

function Divider({ id, values: { style } }: BlockProps<typeof block.fields>) {
  if (style === 'line') return <hr className={styles.line} id={id} />;
  return (
    <div className={style === 'ribbon' ? styles.ribbon : styles.space} id={id} aria-hidden="true">
      {style === 'ribbon' && <Ribbon />}
    </div>
  );
}

export const divider = defineBlock(block, Divider);
