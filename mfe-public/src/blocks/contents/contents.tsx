import { useSite } from '../../site/site-context.ts';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './contents.block.ts';
import styles from './contents.module.css';

function Contents({ id, values: { date }, data: { headings, updatedAt } }: BlockProps<typeof block.fields>) {
  const { t, language } = useSite();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className={styles.contents} id={id}>
      {date === 'shown' && updatedAt && (
        <p className={styles.updated}>
          {t('site-page.updated')} <time dateTime={updatedAt}>{day.format(new Date(updatedAt))}</time>
        </p>
      )}
      {headings.length > 0 && (
        <nav className={styles.box} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{t('site-page.contents')}</h2>
          <ol className={styles.entries}>
            {headings.map(({ anchor, ...heading }) => (
              <li key={anchor}>
                <a className={styles.entry} href={`#${anchor}`}>
                  <span {...heading} />
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

export const contents = defineBlock(block, Contents);
