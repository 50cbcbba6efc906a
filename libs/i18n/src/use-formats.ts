import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@vitral/contracts/languages';
import { useTranslation } from 'react-i18next';
import { createFormats, type Formats } from './formats.ts';

/** Shared by all components: making the formatters of Intl for each of them takes longer than formatting. */
const made = new Map<Language, Formats>();

function formatsOf(language: Language): Formats {
  const formats = made.get(language) ?? createFormats(language);
  made.set(language, formats);
  return formats;
}

/** Returns the formatters of the current language; they change with it. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return formatsOf(isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE);
}
