import type { Contact, Network } from '../data/landing-content.ts';
import { useSite } from '../site/site-context.ts';
import styles from './social-links.module.css';

/** Drawn for this site. */
const GLYPHS: Record<Network, string> = {
  youtube: 'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10.25 9v6l5-3Z',
  instagram:
    'M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4ZM8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M16.75 7.25h.01',
  facebook: 'M15.5 4H14a3.5 3.5 0 0 0-3.5 3.5V20M7.5 12h7',
};

/** The team's places on networks, as far as their addresses are stored: plain links that load nothing. */
export function SocialLinks({ networks }: { networks: Contact['networks'] }) {
  const { t } = useSite();
  if (networks.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('footer.networks')}>
      {networks.map(({ network, address }) => (
        <li key={network}>
          <a
            className={styles.link}
            href={address}
            rel="noopener noreferrer"
            aria-label={t(`footer.${network}`)}
          >
            <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
              <path d={GLYPHS[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
