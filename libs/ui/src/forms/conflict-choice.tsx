import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslation } from '@vitral/i18n';
import { useId, type Ref } from 'react';
import type { Side } from './three-way.ts';

interface ConflictChoiceProps {
  label: string;
  side: Side | null;
  /** The side that changed the field; null for both. */
  changedBy: Side | null;
  mine: string;
  theirs: string;
  isMissing: boolean;
  ref: Ref<HTMLInputElement>;
  onChange: (side: Side) => void;
}

/** The choice between both values of a field that differs. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { label, side, changedBy, mine, theirs, isMissing, ref, onChange } = props;
  const { t } = useTranslation();
  const id = useId();
  const option = (value: Side, text: string) => (
    <FormControlLabel
      value={value}
      control={<Radio size="small" slotProps={{ input: value === 'mine' ? { ref } : {} }} />}
      label={`${t(`conflict.${value}`)}: ${text}`}
      slotProps={{ typography: { sx: { overflowWrap: 'anywhere', py: 0.875 } } }}
      sx={{ alignItems: 'flex-start' }}
    />
  );
  return (
    <FormControl error={isMissing}>
      <FormLabel id={id}>{label}</FormLabel>
      <FormHelperText id={`${id}-by`} sx={{ mx: 0, mt: 0 }}>
        {t(isMissing ? 'conflict.choose' : `conflict.changedBy.${changedBy ?? 'both'}`)}
      </FormHelperText>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={`${id}-by`}
        value={side}
        onChange={(_, value) => onChange(value as Side)}
      >
        {option('mine', mine)}
        {option('theirs', theirs)}
      </RadioGroup>
    </FormControl>
  );
}
