import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './figures.block.ts';
import styles from './figures.module.css';

const CLASSES = {
  panes: { list: styles.window, figure: styles.figure },
  lines: { list: styles.row, figure: styles.lined },
};

function Figures({ id, values: { title, figures: shown, layout } }: BlockProps<typeof block.fields>) {
  const classes = CLASSES[layout];
  return (
    <BlockSection id={id} title={title}>
      <ul className={classes.list}>
        {shown.map(({ value, label, source }, index) => (
          <li className={classes.figure} key={index}>
            <strong className={styles.value}>{value}</strong> <span className={styles.label} {...label} />
            {source.children && <small className={styles.source} {...source} />}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

export const figures = defineBlock(block, Figures);
