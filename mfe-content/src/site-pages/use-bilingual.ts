import { type Bilingual, consoleLanguage, isLanguage } from '@vitral/sdk/contracts/languages';
import { useTranslation } from '@vitral/sdk/i18n';

/** Returns a function that picks the text in the language of the console. */
export function useBilingual(): (text: Bilingual) => string {
  const { i18n } = useTranslation();
  return (text) => text[consoleLanguage(isLanguage(i18n.language) ? i18n.language : 'es')];
}
