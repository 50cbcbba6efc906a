import { BlockPicture } from '../block-picture.tsx';
import { BlockSection } from '../block-section.tsx';
import type { ShownPicture } from '../block-values.ts';
import { type BlockProps, defineBlock } from '../block-view.ts';
import type { Phrase } from '../../data/phrase.ts';
import { block } from './gallery.block.ts';
import styles from './gallery.module.css';

interface Pane {
  picture: ShownPicture;
  caption: Phrase;
}

function Gallery({ id, values: { title, pictures, layout } }: BlockProps<typeof block.fields>) {
  const panes = pictures.flatMap(({ picture, caption }) => (picture ? [{ picture, caption }] : []));
  if (panes.length === 0) return null;
  const large = layout === 'wide' ? panes.slice(0, 1) : [];
  const others = panes.slice(large.length);
  return (
    <BlockSection id={id} title={title}>
      <div className={styles.window}>
        {large.map((pane, index) => (
          <Picture key={index} pane={pane} sizes="(min-width: 80rem) 76rem, 92vw" width={1600} height={900} />
        ))}
        {others.length > 0 && (
          <ul className={layout === 'wide' ? styles.small : styles.grid}>
            {others.map((pane, index) => (
              <li key={index}>
                <Picture pane={pane} sizes="(min-width: 64rem) 38rem, 46vw" width={800} height={600} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </BlockSection>
  );
}

interface PictureProps {
  pane: Pane;
  sizes: string;
  width: number;
  height: number;
}

function Picture({ pane: { picture, caption }, ...size }: PictureProps) {
  return (
    <figure className={styles.pane}>
      <BlockPicture className={styles.picture} picture={picture} {...size} />
      {caption.children && <figcaption className={styles.caption} {...caption} />}
    </figure>
  );
}

export const gallery = defineBlock(block, Gallery);
