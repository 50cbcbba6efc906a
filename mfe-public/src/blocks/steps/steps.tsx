import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import illustrated from './illustrated-steps.module.css';
import { block } from './steps.block.ts';
import styles from './steps.module.css';
import { VideoCall } from './video-call.tsx';

type StepsProps = BlockProps<typeof block.fields>;

function Steps(props: StepsProps) {
  if (props.values.illustration === 'none') return <StepList {...props} />;
  return (
    <div className={illustrated.pair}>
      <StepList {...props} />
    </div>
  );
}

function StepList({ id, values }: StepsProps) {
  const { title, introduction, steps, illustration, picture, figure, figureLabel } = values;
  const classes = illustration === 'none' ? styles : illustrated;
  return (
    <BlockSection id={id} title={title} introduction={introduction}>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li className={classes.step} key={index}>
            <h3 {...step.title} />
            {step.text.map((paragraph) => (
              <p key={paragraph.children} {...paragraph} />
            ))}
          </li>
        ))}
      </ol>
      {illustration === 'call' && <VideoCall picture={picture} figure={figure} label={figureLabel} />}
    </BlockSection>
  );
}

export const steps = defineBlock(block, Steps);
