import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './figures.block.ts';
import styles from './figures.module.css';

function Figures({ id, values: { title, figures: shown } }: BlockProps<typeof block.fields>) {
  return (
    <BlockSection id={id} title={title}>
      <ul className={styles.window}>
        {shown.map(({ value, label, source }, index) => (
          <li className={styles.figure} key={index}>
            <strong className={styles.value}>{value}</strong> <span className={styles.label} {...label} />
            {source.children && <small className={styles.source} {...source} />}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

export const figures = defineBlock(block, Figures);
