import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslation } from '@vitral/i18n';
import { useId, useState, type Ref } from 'react';
import type { Side, Differing } from './three-way.ts';

interface ConflictChoiceProps {
  label: string;
  side: Side | null;
  /** The only side that changed the field; null if both did. */
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

/** Holds the chosen side of each field that differs. */
export function useConflictChoices<Name extends string>(differing: readonly Differing<Name>[]) {
  const [choices, setChoices] = useState<Partial<Record<Name, Side>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const sides = differing.map(({ name, side }) => ({ name, side: choices[name] ?? side }));
  const missing = sides.filter(({ side }) => side === null).map(({ name }) => name);
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(differing.map(({ name }) => [name, side])) as typeof choices);

  return {
    sideOf: (name: Name): Side | null => sides.find((field) => field.name === name)?.side ?? null,
    choose: (name: Name, side: Side) => setChoices((known) => ({ ...known, [name]: side })),
    chooseAll,
    /** Returns whether the field had no choice when `resolve` was last called. */
    isMissing: (name: Name) => isAsked && missing.includes(name),
    /**
     * Calls `onResolve` with the fields for which the other side's value was chosen; if a choice is missing, returns
     * the first field without one instead.
     */
    resolve(onResolve: (theirs: Name[]) => void): Name | null {
      const [first] = missing;
      setIsAsked(first !== undefined);
      if (first !== undefined) return first;
      onResolve(sides.filter(({ side }) => side === 'theirs').map(({ name }) => name));
      return null;
    },
  };
}
