import health from '../../assets/health-480.avif?sizes';
import { GlassPicture } from '../../glass/glass-picture.tsx';
import glass from '../../glass/glass.module.css';
import { LeadFrame } from '../../glass/outlines.tsx';
import landing from './hero-window.module.css';
import { HeroWindow } from './hero-window.tsx';
import { linkTo, localPath } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import shapes from '../../styles/shapes.module.css';
import { BlockPicture } from '../block-picture.tsx';
import type { BlockValues, ShownPicture } from '../block-values.ts';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './hero.block.ts';
import styles from './hero.module.css';

type Fields = typeof block.fields;

/** Its title is the page's when the page begins with it. */
function Hero({ id, values, isFirst }: BlockProps<Fields>) {
  const { title, content, picture, drawing, actions } = values;
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section className={styles.hero} id={id} aria-labelledby={`${id}-title`}>
      <div className={landing.words}>
        <Title className={styles.title} id={`${id}-title`} {...title} />
        {content.map((paragraph) => (
          <p className={shapes.lead} key={paragraph.children} {...paragraph} />
        ))}
        <Actions actions={actions} />
      </div>
      {picture && <PictureWindow picture={picture} isFirst={isFirst} />}
      {!picture && (drawing === 'health' ? <HealthWindow isFirst={isFirst} /> : <HeroWindow />)}
    </section>
  );
}

/** The first button stands out. */
function Actions({ actions }: Pick<BlockValues<Fields>, 'actions'>) {
  const { language } = useSite();
  const complete = actions.filter(({ text, url }) => text.children && url);
  if (complete.length === 0) return null;
  return (
    <div className={landing.actions}>
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

function PictureWindow({ picture, isFirst }: { picture: ShownPicture; isFirst: boolean }) {
  return (
    <div className={glass.window}>
      <div className={landing.glow} />
      <div className={landing.glass}>
        <BlockPicture
          className={styles.picture}
          picture={picture}
          sizes="(min-width: 60rem) 37rem, 88vw"
          width={1200}
          height={1350}
          isFirst={isFirst}
        />
      </div>
      <LeadFrame outline="triptych" />
    </div>
  );
}

function HealthWindow({ isFirst }: { isFirst: boolean }) {
  return (
    <div className={`${glass.window} ${styles.drawing}`}>
      <GlassPicture
        picture={health}
        sizes="(min-width: 60rem) 45vw, 90vw"
        width={1200}
        height={900}
        isFirst={isFirst}
      />
      <LeadFrame outline="triptych" />
    </div>
  );
}

export const hero = defineBlock(block, Hero);
