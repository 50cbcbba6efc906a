import { Film as FilmFrame } from '../../landing/film.tsx';
import type { HeadContext } from '../../site/page-definition.ts';
import { absoluteUrl } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import { BlockPicture } from '../block-picture.tsx';
import { BlockSection } from '../block-section.tsx';
import type { BlockValues } from '../block-values.ts';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './film.block.ts';
import styles from './film.module.css';

type Fields = typeof block.fields;

function Film({ id, values: { title, film: url, poster, caption, captions } }: BlockProps<Fields>) {
  const { t, language } = useSite();
  if (!url) return null;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const label = [title, caption].find(({ children }) => children) ?? { children: t('site-page.film') };
  return (
    <BlockSection id={id} title={title}>
      <figure className={styles.figure}>
        <FilmFrame
          label={label.children}
          lang={label.lang}
          poster={
            poster && (
              <BlockPicture
                picture={poster}
                sizes="(min-width: 60rem) 60rem, 92vw"
                width={1280}
                height={720}
              />
            )
          }
        >
          <source src={url} />
          {captions.map((track) => (
            <track
              key={track.language}
              kind="captions"
              srcLang={track.language}
              label={names.of(track.language)}
              src={track.url}
            />
          ))}
        </FilmFrame>
        {caption.children && <figcaption className={styles.caption} {...caption} />}
      </figure>
    </BlockSection>
  );
}

/** Describes the film for search engines (https://schema.org/VideoObject). */
function videoObject({ title, film: url, poster, caption }: BlockValues<Fields>, { t, origin }: HeadContext) {
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
