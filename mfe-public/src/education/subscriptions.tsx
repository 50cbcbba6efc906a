import { calendarFeed, MEETING_CATEGORIES, type MeetingCategory } from '@vitral/sdk/contracts/zoom-meetings';
import type { Phrase } from '../data/phrase.ts';
import { useSite } from '../site/site-context.ts';
import { useIsHydrated } from '../data/use-client-value.ts';
import hiddenStyles from '../styles/hidden.module.css';
import { showToast } from '../toast/toast.ts';
import panes from './panes.module.css';
import styles from './subscriptions.module.css';

interface SubscriptionsProps {
  categories: MeetingCategory[];
  text: Phrase[];
}

export function Subscriptions({ categories, text }: SubscriptionsProps) {
  const { t } = useSite();
  const present = MEETING_CATEGORIES.filter((category) => categories.includes(category));
  return (
    <div className={styles.subscriptions}>
      <h3>{t('education.subscribe.heading')}</h3>
      {text.map((paragraph) => (
        <p key={paragraph.children} {...paragraph} />
      ))}
      <ul className={styles.feeds}>
        {[null, ...present].map((category) => (
          <FeedRow category={category} key={category} />
        ))}
      </ul>
    </div>
  );
}

function FeedRow({ category }: { category: MeetingCategory | null }) {
  const { t, language } = useSite();
  const isHydrated = useIsHydrated();
  const path = calendarFeed(language, category);
  const name = t(`education.category.${category ?? 'all'}`);
  const hiddenSuffix = <span className={hiddenStyles.hidden}>: {name}</span>;

  const copy = async () => {
    const url = location.origin + path;
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: t('education.subscribe.copied') });
    } catch {
      showToast({ title: t('education.subscribe.copyYourself'), description: url, duration: 20_000 });
    }
  };

  return (
    <li className={`${styles.feed} ${panes[category ?? 'all']}`}>
      <span className={styles.name}>{name}</span>
      <span className={styles.actions}>
        <a className={styles.subscribe} href={isHydrated ? `webcal://${location.host}${path}` : path}>
          {t('education.subscribe.subscribe')}
          {hiddenSuffix}
        </a>
        <a className={styles.link} href={path} download>
          {t('education.subscribe.download')}
          {hiddenSuffix}
        </a>
        {isHydrated && (
          <button className={styles.link} type="button" onClick={() => void copy()}>
            {t('education.subscribe.copy')}
            {hiddenSuffix}
          </button>
        )}
      </span>
    </li>
  );
}
