import chosen from './chosen-logo.module.css';
import styles from './logo.module.css';
import { isThirdParty } from './portrait-image.tsx';

/** Number of characters above which a name is shown smaller, on two lines if needed. */
const LONG = 14;

/** Shows the logo that staff chose if it is not broken and consent allows loading it, else the site's own mark and name. */
export function Logo({ url, name }: { url: string | null; name: string }) {
  return (
    <span className={styles.logo}>
      {url && (
        <img
          className={chosen.picture}
          {...(isThirdParty(url) ? { 'data-third-party': url } : { src: url })}
          data-fallback=""
          alt={name}
          height={40}
        />
      )}
      <Mark />
      <span className={name.length > LONG ? chosen.longName : styles.name}>{name}</span>
    </span>
  );
}

function Mark() {
  return (
    <svg className={styles.mark} aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}

/** Defines the mark, once for each page. */
export function MarkShape() {
  return (
    <symbol id="mark" viewBox="0 0 36 44">
      <path fill="#2340a6" d="M3 41V18C3 10 10 5 18 2V14L3 27Z" />
      <path fill="#65309b" d="M33 27V18C33 10 26 5 18 2V14Z" />
      <path fill="#f7b733" d="M18 14L3 27V30H33V27Z" />
      <path fill="#a81a4b" d="M3 30V41H14L18 30Z" />
      <path fill="#0f8f86" d="M18 30L14 41H33V30Z" />
      <circle cx="18" cy="25" r="5.5" fill="#fff1b8" />
      <g className={styles.lead}>
        <path d="M18 2V14L3 27M18 14L33 27M3 30H33M18 30L14 41" />
        <circle cx="18" cy="25" r="5.5" />
        <path d="M3 41V18C3 10 10 5 18 2C26 5 33 10 33 18V41Z" />
      </g>
    </symbol>
  );
}
