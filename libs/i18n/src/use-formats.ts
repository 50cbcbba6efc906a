import { isLanguage, DEFAULT_LANGUAGE } from '@vitral/contracts/languages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormats, type Formats } from './formats.ts';

/** Returns the formatters of the current language; they change with it. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return useMemo(
    () => createFormats(isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE),
    [i18n.language],
  );
}
