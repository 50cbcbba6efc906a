import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Typography } from '@vitral/ui';
import { useCallback } from 'react';
import { isDocument } from './changed-fields.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Matches enumerated values; text that people wrote is not translated. */
const CHOICE = /^[a-z-]{2,20}$/;

interface ChangeValueProps {
  /** The field name, which selects the translations of its enumerated values. */
  field: string;
  value: unknown;
}

/** A field value for people to read: lists as lists, objects with the labels of their fields. */
export function ChangeValue({ field, value }: ChangeValueProps) {
  if (Array.isArray(value) && value.length > 0) return <Items field={field} items={value} />;
  if (isDocument(value) && Object.keys(value).length > 0) return <Fields fields={value} />;
  return <Plain field={field} value={value} />;
}

function Plain(props: ChangeValueProps) {
  const text = usePlainText(props);
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
}

function usePlainText({ field, value }: ChangeValueProps): string {
  const { t } = useTranslation('mfe-settings');
  const { date, dateTime, number } = useFormats();
  const valueName = useValueName();
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (typeof value === 'number') return number(value);
  if (typeof value !== 'string' || value === '') return '—';
  if (CHOICE.test(value)) return valueName(field, value);
  if (Number.isNaN(Date.parse(value))) return value;
  if (INSTANT.test(value)) return dateTime(value);
  return DAY.test(value) ? date(value) : value;
}

function Items({ field, items }: { field: string; items: unknown[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {items.map((item, index) => (
        <li key={index}>
          <ChangeValue field={field} value={item} />
        </li>
      ))}
    </Box>
  );
}

function Fields({ fields }: { fields: Record<string, unknown> }) {
  const fieldName = useFieldName();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {Object.entries(fields).map(([name, value]) => (
        <li key={name}>
          <Typography variant="caption" color="textSecondary">
            {fieldName(name)}
          </Typography>
          <ChangeValue field={name} value={value} />
        </li>
      ))}
    </Box>
  );
}

/** Returns the label of a field, or its API name when it has no translation. */
export function useFieldName() {
  const textOf = useAuditText();
  return useCallback((field: string) => textOf(`fields.${field}`) ?? field, [textOf]);
}

/** Returns the label of an enumerated value (`admin`, `monday`); other values are returned unchanged. */
function useValueName() {
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
