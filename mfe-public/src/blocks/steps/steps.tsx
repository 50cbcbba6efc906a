import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './steps.block.ts';
import styles from './steps.module.css';

function Steps({ id, values: { title, introduction, steps } }: BlockProps<typeof block.fields>) {
  return (
    <BlockSection id={id} title={title} introduction={introduction}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li className={styles.step} key={index}>
            <h3 {...step.title} />
            {step.text.map((paragraph) => (
              <p key={paragraph.children} {...paragraph} />
            ))}
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}

export const steps = defineBlock(block, Steps);
