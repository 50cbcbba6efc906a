import { useTranslation } from '@vitral/i18n';
import { useCallback } from 'react';

/** What a field is called; one without words by the wire's name. */
export function useFieldName() {
  const words = useWords();
  return useCallback((field: string) => words(`fields.${field}`) ?? field, [words]);
}

/** What a field says where it has fixed choices (`admin`, `monday`); anything else as it is. */
export function useValueName() {
  const words = useWords();
  return useCallback((field: string, value: string) => words(`values.${field}.${value}`) ?? value, [words]);
}

function useWords() {
  const { t, i18n } = useTranslation('mfe-settings');
  return useCallback(
    (name: string) => {
      const key = `audit.${name}`;
      return i18n.exists(key, { ns: 'mfe-settings' }) ? t(key) : null;
    },
    [t, i18n],
  );
}
