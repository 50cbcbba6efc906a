import { LANGUAGES } from '@vitral/sdk/contracts/languages';
import type { ReactNode } from 'react';
import { useSite } from '../site/site-context.ts';
import shapes from '../styles/shapes.module.css';
import styles from './comparison.module.css';
import type { InEveryLanguage } from './language-test.data.ts';

interface ComparisonProps {
  section: 'labels' | 'formats' | 'plurals';
  rowTitle: string;
  names: InEveryLanguage;
  rows: { name: ReactNode; key: string; texts: InEveryLanguage }[];
}

/** Renders a section of the page, labelled by its heading. */
export function TestSection({
  name,
  children,
}: {
  name: ComparisonProps['section'] | 'switch' | 'missing';
  children: ReactNode;
}) {
  const { t } = useSite();
  return (
    <section className={styles.part} aria-labelledby={`${name}-title`}>
      <h2 className={shapes.heading} id={`${name}-title`}>
        {t(`language-test.${name}`)}
      </h2>
      <p>{t(`language-test.${name}.text`)}</p>
      {children}
    </section>
  );
}

/** Compares texts in three languages. Roles are explicit, because browsers drop them when CSS changes how a table is displayed. */
export function Comparison({ section, rowTitle, names, rows }: ComparisonProps) {
  const { t } = useSite();
  return (
    <TestSection name={section}>
      <table className={styles.table} role="table" aria-label={t(`language-test.${section}`)}>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {rowTitle}
            </th>
            {LANGUAGES.map((language) => (
              <th key={language} role="columnheader" scope="col" lang={language}>
                {names[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ name, key, texts }) => (
            <tr className={styles.row} key={key} role="row">
              <th className={styles.name} role="rowheader" scope="row">
                {name}
              </th>
              {LANGUAGES.map((language) => (
                <td className={styles.cell} key={language} role="cell" lang={language}>
                  <span className={styles.code} aria-hidden="true">
                    {language.toUpperCase()}
                  </span>
                  {texts[language]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TestSection>
  );
}
