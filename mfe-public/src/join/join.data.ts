import { COUNTRIES, type Country } from '@vitral/contracts/countries';
import type { SentForm } from '@vitral/contracts/public-pages';
import type { PageSource } from '../site/page-definition.ts';
import { headOf } from '../site/plain-source.ts';

export interface JoinData {
  /** Form that was sent without scripts and refused. */
  form: SentForm | null;
  /** All countries in the order of their names. */
  countries: Country[];
}

export const joinSource: PageSource<JoinData> = {
  read({ language, form = null }) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const { compare } = new Intl.Collator(language);
    const nameOf = (code: Country) => names.of(code) ?? code;
    return { form, countries: COUNTRIES.toSorted((one, other) => compare(nameOf(one), nameOf(other))) };
  },
  head: headOf('join'),
};
