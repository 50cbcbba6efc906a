import type { AuditChanges } from '@vitral/sdk/contracts/audit';
import { isLanguage, languageOfField } from '@vitral/sdk/contracts/languages';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Stack, Typography, VISUALLY_HIDDEN } from '@vitral/sdk/ui';
import { useLabelIn } from '@vitral/sdk/ui/forms';
import { changedFields, isDocument, type ChangedField } from './changed-fields.ts';

type Side = 'before' | 'after';

export function ChangeList({ changes }: { changes: AuditChanges | null }) {
  const { t } = useTranslation('mfe-settings');
  const fields = changes ? changedFields(changes) : [];
  if (!changes || fields.length === 0) {
    return <Typography color="textSecondary">{t('audit.unchanged')}</Typography>;
  }
  const sides = sidesOf(changes);
  const title =
    sides.length === 2 ? 'audit.changed' : sides[0] === 'after' ? 'audit.asAdded' : 'audit.asDeleted';
  return (
    <Stack spacing={2}>
      <Typography variant="h3">{t(title)}</Typography>
      {fields.map((field) => (
        <Field key={field.path.join('.')} field={field} sides={sides} />
      ))}
    </Stack>
  );
}

/** New items have no values before the change, deleted items none after it. */
function sidesOf({ before, after }: AuditChanges): Side[] {
  if (Object.keys(before).length === 0) return ['after'];
  return Object.keys(after).length === 0 ? ['before'] : ['before', 'after'];
}

function Field({ field, sides }: { field: ChangedField; sides: Side[] }) {
  const { t } = useTranslation('mfe-settings');
  const fieldName = useFieldName();
  const name = field.path.map(fieldName).join(' › ');
  const columns = { xs: '1fr', sm: `repeat(${sides.length}, minmax(0, 1fr))` };
  return (
    <Box role="group" aria-label={name}>
      <Typography component="h4" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {name}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: columns }}>
        {sides.map((side) => (
          <Box key={side} sx={BOX}>
            <Typography
              component="dt"
              variant="caption"
              color="textSecondary"
              sx={sides.length === 1 ? VISUALLY_HIDDEN : undefined}
            >
              {t(`audit.${side}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
              <ChangeValue field={field.path.at(-1) ?? ''} value={field[side]} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const BOX = { p: 1.5, borderRadius: 1, border: 1, borderColor: 'divider', minWidth: 0 } as const;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Matches enumerated values; text that people wrote is not translated. */
const CHOICE = /^[a-z-]{2,20}$/;

/** Fields whose values are languages; `value` stands for the language of the site. */
const LANGUAGE_FIELDS = ['language', 'locale', 'value'];

interface ChangeValueProps {
  /** The field name, which selects the translations of its enumerated values. */
  field: string;
  value: unknown;
}

/** A field value for people to read: lists as lists, objects with the labels of their fields. */
function ChangeValue({ field, value }: ChangeValueProps) {
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
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (typeof value === 'number') return number(value);
  if (typeof value !== 'string' || value === '') return '—';
  if (LANGUAGE_FIELDS.includes(field) && isLanguage(value)) return t(`language.${value}`);
  if (CHOICE.test(value)) return t(`audit.values.${field}.${value}`, { defaultValue: value });
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

/** Returns the label of a field, with the language of a translation, or its API name when it has no label. */
function useFieldName() {
  const { t, i18n } = useTranslation('mfe-settings');
  const labelIn = useLabelIn();
  const hasLabel = (field: string) => i18n.exists(`audit.fields.${field}`, { ns: 'mfe-settings' });
  return (field: string) => {
    if (isLanguage(field)) return t(`language.${field}`);
    if (hasLabel(field)) return t(`audit.fields.${field}`);
    const { name, language } = languageOfField(field);
    return hasLabel(name) ? labelIn(t(`audit.fields.${name}`), language) : field;
  };
}
