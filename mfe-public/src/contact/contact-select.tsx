import { CONTACT_SUBJECTS, type ContactField, JOIN_SOURCES } from '@vitral/sdk/contracts/contact-messages';
import { LANGUAGE_FACTS, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { useSite } from '../site/site-context.ts';

const SELECTS = ['subject', 'country', 'language', 'source'] as const satisfies ContactField[];
type Select = (typeof SELECTS)[number];

export function isSelect(field: ContactField): field is Select {
  return SELECTS.some((select) => select === field);
}

interface ContactSelectProps {
  name: Select;
  /** In the order of the server, since the collation of the browser may differ: both must render the same options. */
  countries?: readonly string[] | undefined;
  attributes: object;
}

/** Renders a field with fixed choices; only the language is preselected. */
export function ContactSelect({ name, countries = [], attributes }: ContactSelectProps) {
  const { t } = useSite();
  const options = useOptions(name, countries);
  return (
    <select {...attributes} autoComplete={AUTO_COMPLETE[name]}>
      {name !== 'language' && <option value="">{t(`contact.form.${name}.choose`)}</option>}
      {options.map(({ value, text, lang }) => (
        <option key={value} value={value} lang={lang}>
          {text}
        </option>
      ))}
    </select>
  );
}

const AUTO_COMPLETE: Partial<Record<Select, string>> = { country: 'country', language: 'language' };

function useOptions(
  name: Select,
  countries: readonly string[],
): { value: string; text: string; lang?: string }[] {
  const { t, language } = useSite();
  switch (name) {
    case 'subject':
      return CONTACT_SUBJECTS.map((value) => ({ value, text: t(`contact.subjects.${value}`) }));
    case 'source':
      return JOIN_SOURCES.map((value) => ({ value, text: t(`contact.sources.${value}`) }));
    case 'language':
      return LANGUAGES.map((value) => ({ value, text: LANGUAGE_FACTS[value].name, lang: value }));
    case 'country': {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      return countries.map((value) => ({ value, text: names.of(value) ?? value }));
    }
  }
}
