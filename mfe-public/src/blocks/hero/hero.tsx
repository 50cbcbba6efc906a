import { CALENDAR_ID } from '../../education/schedule/anchors.ts';
import { GlassPicture } from '../../glass/glass-picture.tsx';
import { linkTo, localPath } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import shapes from '../../styles/shapes.module.css';
import { BlockPicture } from '../block-picture.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { DRAWINGS } from './drawings.ts';
import { type HeroPictureProps, HeroWindow } from './hero-window.tsx';
import frame from './hero-window.module.css';
import { block } from './hero.block.ts';
import styles from './hero.module.css';
import wide from './wide-hero.module.css';

type HeroProps = BlockProps<typeof block.fields>;

/** Its title is the title of the page if the page begins with it. */
function Hero({ id, values, data, isFirst }: HeroProps) {
  const { title, content, picture, drawing, layout } = values;
  const Title = isFirst ? 'h1' : 'h2';
  const shown = { picture, drawing, isFirst };
  const isWide = layout === 'wide';
  const words = (
    <div className={isWide ? wide.words : frame.words}>
      <Title className={styles.title} id={`${id}-title`} {...title} />
      {content.map((paragraph) => (
        <p className={isWide ? wide.text : shapes.lead} key={paragraph.children} {...paragraph} />
      ))}
      <Actions values={values} data={data} />
    </div>
  );
  return (
    <section className={isWide ? wide.banner : styles.hero} id={id} aria-labelledby={`${id}-title`}>
      {isWide ? (
        <div className={wide.content}>
          {words}
          <WidePicture {...shown} />
        </div>
      ) : (
        <>
          {words}
          <HeroWindow {...shown} />
        </>
      )}
    </section>
  );
}

/** The first button stands out. A calendar that could not be loaded has no link. */
function Actions({ values: { actions }, data }: Pick<HeroProps, 'values' | 'data'>) {
  const { language } = useSite();
  const isMissing = (url: string) => url === `#${CALENDAR_ID}` && data.meetings === null;
  const complete = actions.filter(({ text, url }) => text.children && url && !isMissing(url));
  if (complete.length === 0) return null;
  return (
    <div className={frame.actions}>
      {complete.map(({ text, url }, index) => (
        <a
          className={index === 0 ? shapes.action : shapes.quiet}
          key={index}
          {...linkTo(localPath(url, language))}
          {...text}
        />
      ))}
    </div>
  );
}

const WIDE = { sizes: '(min-width: 60rem) 75rem, 100vw', width: 1600, height: 900 };

function WidePicture({ picture, drawing, isFirst }: HeroPictureProps) {
  return (
    <div className={wide.window}>
      {picture ? (
        <BlockPicture {...WIDE} picture={picture} isFirst={isFirst} />
      ) : (
        <GlassPicture {...WIDE} picture={DRAWINGS[drawing].picture} isFirst={isFirst} />
      )}
    </div>
  );
}

export const hero = defineBlock(block, Hero);
