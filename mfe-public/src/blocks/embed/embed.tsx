import { Embeds } from './embeds.tsx';
import { chosenOf } from '../block-data.ts';
import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './embed.block.ts';
import styles from './embed.module.css';

function Embed({ id, values: { title, items }, data }: BlockProps<typeof block.fields>) {
  const embeds = chosenOf(data.embeds, items);
  if (embeds.length === 0) return null;
  return (
    <BlockSection id={id} title={title}>
      <div className={styles.embeds}>
        <Embeds embeds={embeds} />
      </div>
    </BlockSection>
  );
}

export const embed = defineBlock(block, Embed);
