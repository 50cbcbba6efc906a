import { viewOf } from '../blocks/block-views.ts';
import { NotFoundPage } from '../not-found/not-found.page.tsx';
import { LaterStyles } from '../site/later-styles.tsx';
import { useSite } from '../site/site-context.ts';
import shapes from '../styles/shapes.module.css';
import type { SitePageData } from './site-page.data.ts';
import styles from './site-page.module.css';

/** Shows the blocks of a page that staff created. A page that does not begin with a hero gets a heading. */
export function SitePage({ data }: { data: SitePageData | null }) {
  if (!data) return <NotFoundPage />;
  const { blocks, lists } = data;
  const hasHero = blocks[0]?.type === 'hero';
  return (
    <>
      {!hasHero && <Heading {...data} />}
      {blocks.map(({ id, block, type, values, isRepeated }, index) => {
        const View = viewOf(type)?.View;
        return (
          View && (
            <div key={id} className={styles.block} data-block={block}>
              <View id={id} values={values} data={lists} isFirst={index === 0} isRepeated={isRepeated} />
              {index === 0 && hasHero && <LaterStyles />}
            </div>
          )
        );
      })}
    </>
  );
}

/** The style sheets come before the blocks, since none of these is a first screen. */
function Heading({ title, description }: SitePageData) {
  const { t } = useSite();
  return (
    <>
      <header className={styles.heading}>
        <h1 {...(title.children ? title : { children: t('navigation.contact') })} />
        {description.children && <p className={shapes.lead} {...description} />}
      </header>
      <LaterStyles />
    </>
  );
}
