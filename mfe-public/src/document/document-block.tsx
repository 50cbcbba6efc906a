import { useSite } from '../site/site-context.ts';
import { addressOf } from '../site/addresses.ts';
import { ContactWays } from './contact-ways.tsx';
import type { Block } from './document.ts';
import styles from './document.module.css';

export function DocumentBlock({ block }: { block: Block }) {
  const { language } = useSite();
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if ('terms' in block) {
    return (
      <dl className={styles.terms}>
        {block.terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if ('link' in block) {
    return (
      <p>
        <a className={styles.link} href={addressOf(block.link, language)}>
          {block.text}
        </a>
      </p>
    );
  }
  return <ContactWays />;
}
