import { useTranslation } from '@vitral/i18n';
import { useCallback } from 'react';

/** What a field is called; one without words by the wire's name. */
export function useFieldName() {
  const { t, i18n } = useTranslation('mfe-settings');
  return useCallback(
    (field: string) => {
      const key = `audit.fields.${field}`;
      return i18n.exists(key, { ns: 'mfe-settings' }) ? t(key) : field;
    },
    [t, i18n],
  );
}
