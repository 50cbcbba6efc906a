import tree from '../../assets/about-480.avif?sizes';
import { GlassPicture } from '../../glass/glass-picture.tsx';
import { LeadFrame } from '../../glass/outlines.tsx';
import { BlockPicture } from '../block-picture.tsx';
import type { BlockValues } from '../block-values.ts';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { RichTextView } from '../rich-text.tsx';
import { block } from './picture-text.block.ts';
import styles from './picture-text.module.css';

type Values = BlockValues<typeof block.fields>;

function PictureText({ id, values }: BlockProps<typeof block.fields>) {
  const { title, body, side } = values;
  const frame = (values.picture || values.drawing !== 'none') && <Frame {...values} />;
  return (
    <section className={frame ? styles.pair : styles.alone} id={id} aria-labelledby={`${id}-title`}>
      {side === 'start' && frame}
      <div className={styles.words}>
        <h2 id={`${id}-title`} {...title} />
        <RichTextView text={body} />
      </div>
      {side === 'end' && frame}
    </section>
  );
}

function Frame({ picture, frame }: Pick<Values, 'picture' | 'frame'>) {
  const isLancet = frame === 'lancet';
  const size = isLancet ? { width: 800, height: 1000 } : { width: 960, height: 720 };
  const sizes = isLancet ? '(min-width: 60rem) 24rem, 80vw' : '(min-width: 60rem) 36rem, 90vw';
  return (
    <div className={isLancet ? styles.lancet : styles.frame}>
      {picture ? (
        <BlockPicture className={styles.picture} picture={picture} sizes={sizes} {...size} />
      ) : (
        <GlassPicture picture={tree} sizes={sizes} width={800} height={900} />
      )}
      {isLancet && <LeadFrame outline="lancet" />}
    </div>
  );
}

export const pictureText = defineBlock(block, PictureText);
