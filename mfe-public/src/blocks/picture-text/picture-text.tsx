import { BlockPicture } from '../block-picture.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { RichTextView } from '../rich-text.tsx';
import { block } from './picture-text.block.ts';
import styles from './picture-text.module.css';

function PictureText({ id, values: { title, body, picture, side } }: BlockProps<typeof block.fields>) {
  const frame = picture && (
    <div className={styles.frame}>
      <BlockPicture
        className={styles.picture}
        picture={picture}
        sizes="(min-width: 60rem) 36rem, 90vw"
        width={960}
        height={720}
      />
    </div>
  );
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

export const pictureText = defineBlock(block, PictureText);
