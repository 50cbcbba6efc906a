import { linkTo, localPath } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './banner.block.ts';
import styles from './banner.module.css';

function Banner({ id, values }: BlockProps<typeof block.fields>) {
  const { language } = useSite();
  const { title, content, buttonText, buttonUrl, linkText, linkUrl } = values;
  return (
    <section className={styles.banner} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} {...title} />
      {content.map((paragraph) => (
        <p key={paragraph.children} {...paragraph} />
      ))}
      {buttonUrl && buttonText.children && (
        <a className={styles.join} {...linkTo(localPath(buttonUrl, language))}>
          <span {...buttonText} />
        </a>
      )}
      {linkUrl && linkText.children && (
        <a className={styles.second} {...linkTo(localPath(linkUrl, language))} {...linkText} />
      )}
    </section>
  );
}

export const banner = defineBlock(block, Banner);
