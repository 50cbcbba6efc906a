import { useSite } from '../site/site-context.ts';
import { Comparison } from './comparison.tsx';
import { LanguageLinks } from './language-links.tsx';
import type { LanguageTestData } from './language-test.data.ts';
import styles from './language-test.module.css';
import { MissingText } from './missing-text.tsx';

/** Shows the site's texts in its three languages side by side. */
export function LanguageTestPage({ data }: { data: LanguageTestData }) {
  const { t } = useSite();
  const { names, labels, formats, plurals } = data;
  return (
    <div className={styles.page}>
      <div className={styles.introduction}>
        <h1 className={styles.title}>{t('language-test.title')}</h1>
        <p className={styles.lead}>{t('language-test.lead')}</p>
      </div>
      <LanguageLinks names={names} />
      <Comparison
        title={t('language-test.labels')}
        text={t('language-test.labels.text')}
        rowTitle={t('language-test.key')}
        names={names}
        rows={labels.map(({ key, texts }) => ({ key, texts, name: <code>{key}</code> }))}
      />
      <Comparison
        title={t('language-test.formats')}
        text={t('language-test.formats.text')}
        rowTitle={t('language-test.value')}
        names={names}
        rows={formats.map(({ name, texts }) => ({ key: name, texts, name: t(`language-test.${name}`) }))}
      />
      <Comparison
        title={t('language-test.plurals')}
        text={t('language-test.plurals.text')}
        rowTitle={t('language-test.count')}
        names={names}
        rows={plurals.map(({ count, texts }) => ({ key: String(count), texts, name: count }))}
      />
      <MissingText />
    </div>
  );
}
