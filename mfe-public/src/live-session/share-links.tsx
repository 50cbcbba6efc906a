import { useState } from 'react';
import { useIsHydrated } from '../data/use-client-value.ts';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import styles from './share-links.module.css';

/** Offers the page's link by WhatsApp and email and, once scripts run, through the device's own menu or as a copy. */
export function ShareLinks({ title }: { title: string }) {
  const { t, url: knownUrl } = useSite();
  const isHydrated = useIsHydrated();
  const url = knownUrl ?? (isHydrated ? location.origin + location.pathname : '');
  return (
    <section className={styles.share} aria-labelledby="share-session">
      <h2 className={styles.title} id="share-session">
        {t('live-session.share')}
      </h2>
      <ul className={styles.ways}>
        <li>
          <a
            className={styles.way}
            href={`https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` }).toString()}`}
            target="_blank"
            rel="noopener"
          >
            WhatsApp<span className={hiddenStyles.hidden}>, {t('education.meeting.newWindow')}</span>
          </a>
        </li>
        <li>
          <a
            className={styles.way}
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
          >
            {t('live-session.email')}
          </a>
        </li>
        {isHydrated && (
          <li>
            <ShareButton title={title} url={url} />
          </li>
        )}
      </ul>
    </section>
  );
}

type Outcome = 'copied' | 'failed' | null;

/** Opens the device's share menu where there is one; copies the link elsewhere. */
function ShareButton({ title, url }: { title: string; url: string }) {
  const { t } = useSite();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const canShare = 'share' in navigator;
  const share = async () => {
    try {
      if (canShare) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch (error) {
      // The visitor closed the menu.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed');
    }
  };
  return (
    <>
      <button className={styles.way} type="button" onClick={() => void share()}>
        {t(canShare ? 'live-session.shareMenu' : 'live-session.copy')}
      </button>
      <span className={styles.outcome} role="status">
        {outcome && t(`live-session.${outcome}`, { url })}
      </span>
    </>
  );
}
