import { PictureColumns } from './columns.tsx';
import { Section } from '../../layout/section.tsx';
import { linkTo, localPath } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import { BlockPicture } from '../block-picture.tsx';
import type { ShownPicture } from '../block-values.ts';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './picture-columns.block.ts';
import styles from './picture-columns.module.css';

function Columns({ id, values }: BlockProps<typeof block.fields>) {
  const { language } = useSite();
  const { title, introduction, linkText, linkUrl } = values;
  const pictures = values.pictures.flatMap(({ picture }) => picture ?? []);
  const link = linkUrl && linkText.children && (
    <a className={styles.link} {...linkTo(localPath(linkUrl, language))} {...linkText} />
  );
  return (
    <Section isWide id={id} title={title} introduction={introduction} link={link}>
      <PictureColumns pictureAt={pictures.length > 0 ? repeated(pictures) : undefined} />
    </Section>
  );
}

/** Returns the picture at each position. Screen readers find every picture once. */
function repeated(pictures: ShownPicture[]) {
  return (position: number) => {
    const picture = pictures[position % pictures.length];
    if (!picture) return null;
    const isFirst = position < pictures.length;
    return (
      <BlockPicture
        className={styles.picture}
        picture={isFirst ? picture : { ...picture, alt: { children: '' } }}
        sizes="(width < 640px) 100vw, (width < 768px) 50vw, (width < 1024px) 34vw, (width < 1280px) 25vw, 17vw"
        width={600}
        height={800}
      />
    );
  };
}

export const pictureColumns = defineBlock(block, Columns);
