import { Box, Card, Typography } from '@vitral/ui';
import { useTranslation } from '@vitral/i18n';
import { FormControlLabel, FormHelperText, Radio, RadioGroup, type Side } from '@vitral/ui/forms';
import { useId, type Ref } from 'react';
import { DifferenceValue } from './difference-list.tsx';
import type { Difference } from './landing-differences.ts';
import { useTextLabel } from './use-text-label.ts';

interface ConflictChoiceProps {
  difference: Difference;
  /** Null while both sides changed the text and neither is chosen. */
  side: Side | null;
  isMissing: boolean;
  ref: Ref<HTMLDivElement>;
  names: Record<Side, string>;
  onChange: (side: Side) => void;
}

/** A text that differs, with my version beside theirs. */
export function ConflictChoice({ difference, side, isMissing, ref, names, onChange }: ConflictChoiceProps) {
  const { t } = useTranslation();
  const { full } = useTextLabel();
  const id = useId();
  const { language, one, other } = difference;
  const values = { mine: one, theirs: other };
  return (
    <Card ref={ref} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.5 }}>
        {full(difference, language)}
      </Typography>
      {side === null && (
        <FormHelperText error={isMissing} id={`${id}-by`} sx={{ mx: 0, mb: 1 }}>
          {t(isMissing ? 'conflict.choose' : 'conflict.changedBy.both')}
        </FormHelperText>
      )}
      <RadioGroup
        aria-describedby={side === null ? `${id}-by` : undefined}
        aria-labelledby={id}
        value={side}
        onChange={(_, value) => onChange(value as Side)}
        sx={SIDES}
      >
        {(['mine', 'theirs'] as const).map((name) => (
          <Box key={name} sx={{ ...PANE, borderColor: side === name ? 'primary.main' : 'divider' }}>
            <FormControlLabel
              value={name}
              control={<Radio size="small" slotProps={{ input: { 'aria-describedby': `${id}-${name}` } }} />}
              label={names[name]}
              slotProps={{ typography: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
            />
            <Box id={`${id}-${name}`} sx={{ pl: 3.75 }}>
              <DifferenceValue value={values[name]} language={language} />
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </Card>
  );
}

const SIDES = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const PANE = { border: 2, borderRadius: 1, px: 1.5, py: 1 } as const;
