import promo from '../../assets/promo-480.avif?sizes';
import mp4 from '../../assets/promo.mp4';
import webm from '../../assets/promo.webm';
import { GlassPicture } from '../../glass/glass-picture.tsx';
import { Film as FilmFrame } from './film-frame.tsx';
import type { HeadContext } from '../../site/page-definition.ts';
import { absoluteUrl, linkTo } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import shapes from '../../styles/shapes.module.css';
import { BlockPicture } from '../block-picture.tsx';
import { BlockSection } from '../block-section.tsx';
import type { BlockValues } from '../block-values.ts';
import { type BlockProps, defineBlock, type DescribedBlock } from '../block-view.ts';
import { block } from './film.block.ts';
import styles from './film.module.css';

type Fields = typeof block.fields;
type Values = BlockValues<Fields>;

function Film({ id, values }: BlockProps<Fields>) {
  const { t } = useSite();
  const { title, film: url, drawing, caption } = values;
  if (!url && drawing === 'none') return null;
  const label = [title, caption].find(({ children }) => children) ?? { children: t('site-page.film') };
  return (
    <BlockSection id={id} title={title}>
      <figure className={styles.figure}>
        {isElsewhere(url) ? (
          <a className={shapes.quiet} {...linkTo(url)} {...label} />
        ) : (
          <FilmFrame label={label.children} lang={label.lang} poster={<Poster poster={values.poster} />}>
            {url ? <Sources {...values} /> : <DrawnSources />}
          </FilmFrame>
        )}
        {caption.children && <figcaption className={styles.caption} {...caption} />}
      </figure>
    </BlockSection>
  );
}

/** Pages may only load films of their own site; films of YouTube, for example, are excluded. */
const isElsewhere = (url: string) => url !== '' && !url.startsWith('/');

const POSTER = { sizes: '(min-width: 60rem) 60rem, 92vw', width: 1280, height: 720 };

/** A drawing replaces a missing poster; otherwise browsers would show a black area. */
function Poster({ poster }: Pick<Values, 'poster'>) {
  return poster ? (
    <BlockPicture picture={poster} {...POSTER} />
  ) : (
    <GlassPicture picture={promo} {...POSTER} />
  );
}

function Sources({ film, captions }: Pick<Values, 'film' | 'captions'>) {
  const { language: shown } = useSite();
  const names = new Intl.DisplayNames(shown, { type: 'language' });
  return (
    <>
      <source src={film} />
      {captions.map(({ language, url }) => (
        <track key={language} kind="captions" srcLang={language} label={names.of(language)} src={url} />
      ))}
    </>
  );
}

/** The film of drawings has no speech. */
function DrawnSources() {
  return (
    <>
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
    </>
  );
}

/** Describes the film for search engines (https://schema.org/VideoObject). */
function videoObject({ values }: DescribedBlock<Fields>, { t, origin }: HeadContext) {
  const { title, film: url, poster, caption } = values;
  if (!url) return [];
  const name = title.children || caption.children || t('site-page.film');
  return [
    {
      '@type': 'VideoObject',
      name,
      description: caption.children || name,
      contentUrl: absoluteUrl(url, origin),
      ...(poster && { thumbnailUrl: absoluteUrl(poster.url, origin) }),
    },
  ];
}

export const film = defineBlock(block, Film, videoObject);
