import { LANGUAGES } from '@vitral/sdk/contracts/languages';
import { Island } from '../site/island.tsx';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import { Comparison, TestSection } from './comparison.tsx';
import type { InEveryLanguage, LanguageTestData } from './language-test.data.ts';
import styles from './language-test.module.css';

export function LanguageTestPage({ data }: { data: LanguageTestData }) {
  const { t } = useSite();
  const { names, labels, formats, plurals } = data;
  return (
    <div className={styles.page}>
      <div className={styles.introduction}>
        <h1>{t('language-test.title')}</h1>
        <p className={styles.lead}>{t('language-test.lead')}</p>
      </div>
      <LanguageLinks names={names} />
      <Comparison
        section="labels"
        rowTitle={t('language-test.key')}
        names={names}
        rows={labels.map(({ key, texts }) => ({ key, texts, name: <code>{key}</code> }))}
      />
      <Comparison
        section="formats"
        rowTitle={t('language-test.value')}
        names={names}
        rows={formats.map(({ name, texts }) => ({ key: name, texts, name: t(`language-test.${name}`) }))}
      />
      <Comparison
        section="plurals"
        rowTitle={t('language-test.count')}
        names={names}
        rows={plurals.map(({ count, texts }) => ({ key: String(count), texts, name: count }))}
      />
      <MissingText />
    </div>
  );
}

/** Links to this page in each language; the module's starter saves the choice when a link is followed, as in the header. */
function LanguageLinks({ names }: { names: InEveryLanguage }) {
  const { t, language: current, page } = useSite();
  return (
    <TestSection name="switch">
      <ul className={styles.languages}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              className={styles.language}
              href={pathOf(page, language)}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
            >
              <span lang={language}>{names[language]}</span>
              {language === current && <small>{t('language-test.current')}</small>}
            </a>
          </li>
        ))}
      </ul>
    </TestSection>
  );
}

/** Shows on request how pages render a missing text. */
function MissingText() {
  const { t } = useSite();
  return (
    <TestSection name="missing">
      <Island name="missing-text" className={styles.trial}>
        <button className={styles.button} type="button">
          {t('language-test.missing.try')}
        </button>
        <output className={styles.shown} />
      </Island>
    </TestSection>
  );
}
