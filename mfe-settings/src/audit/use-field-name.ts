import { useTranslation } from '@vitral/i18n';
import { useCallback } from 'react';

/** Returns the label of a field, or its API name when it has no translation. */
export function useFieldName() {
  const textOf = useAuditText();
  return useCallback((field: string) => textOf(`fields.${field}`) ?? field, [textOf]);
}

/** Returns the label of an enumerated value (`admin`, `monday`); other values are returned unchanged. */
export function useValueName() {
  const textOf = useAuditText();
  return useCallback((field: string, value: string) => textOf(`values.${field}.${value}`) ?? value, [textOf]);
}

function useAuditText() {
  const { t, i18n } = useTranslation('mfe-settings');
  return useCallback(
    (name: string) => {
      const key = `audit.${name}`;
      return i18n.exists(key, { ns: 'mfe-settings' }) ? t(key) : null;
    },
    [t, i18n],
  );
}
