import type { LatestEmbed } from '../../data/embeds.ts';
import { PLATFORM_NAMES } from '../../data/platform-names.ts';
import { Island } from '../../site/island.tsx';
import { useSite } from '../../site/site-context.ts';
import styles from './embeds.module.css';

/** Lists the embeds, whose frames load as the visitor chooses; without scripts only their links are shown. */
export function Embeds({ embeds }: { embeds: LatestEmbed[] }) {
  const { t } = useSite();
  return (
    <Island name="embeds" as="ul" className={styles.list} wake="near">
      {embeds.map(({ id, platform, title, url, frame }) => (
        <li className={styles.item} key={id}>
          {frame && <Placeholder platform={platform} title={title} frame={frame} />}
          <h3>{title}</h3>
          <a
            className={styles.link}
            href={url}
            rel="noreferrer"
            aria-label={t('latest.openOne', { platform: PLATFORM_NAMES[platform], title })}
          >
            {t('latest.open', { platform: PLATFORM_NAMES[platform] })}
          </a>
        </li>
      ))}
    </Island>
  );
}

type PlaceholderProps = Pick<LatestEmbed, 'platform' | 'title'> & {
  frame: NonNullable<LatestEmbed['frame']>;
};

/** Replaces a frame until the visitor accepts third parties or loads this embed. */
function Placeholder({ platform, title, frame: { src, isWide } }: PlaceholderProps) {
  const { t } = useSite();
  const name = PLATFORM_NAMES[platform];
  return (
    <div
      className={isWide ? styles.wide : styles.tall}
      data-frame={src}
      data-frame-title={`${title} (${name})`}
    >
      <div className={styles.pane} data-platform={platform}>
        <button
          className={styles.load}
          type="button"
          aria-label={t('latest.loadOne', { platform: name, title })}
        >
          {t('latest.load', { platform: name })}
        </button>
        <p className={styles.notice}>{t('latest.notice', { platform: name })}</p>
      </div>
    </div>
  );
}
