import mission from '../../landing/mission.module.css';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './statement.block.ts';

function Statement({ id, values: { title, content } }: BlockProps<typeof block.fields>) {
  return (
    <section className={mission.mission} id={id} aria-labelledby={`${id}-title`}>
      <div className={mission.words}>
        <h2 id={`${id}-title`} {...title} />
        {content.map((paragraph, index) => (
          <p className={mission.statement} key={index} {...paragraph} />
        ))}
      </div>
    </section>
  );
}

export const statement = defineBlock(block, Statement);
