import type { AuditChanges } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Stack, Typography } from '@vitral/ui';
import { ChangeValue, useFieldName } from './change-value.tsx';
import { changedFields, type ChangedField } from './changed-fields.ts';

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
const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};
