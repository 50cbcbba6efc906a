import { TextField } from '@vitral/ui/forms';
import { useState } from 'react';
import { FIRST_DAY, isDay, LAST_DAY } from './use-audit-filters.ts';

interface DayFilterProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A date filter. It reports a date only once it is complete and in range, not while a year is being typed. */
export function DayFilter({ label, value, min, max, onChange }: DayFilterProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const change = (next: string) => {
    const isDone = next === '' || isDay(next);
    setDraft(isDone ? null : next);
    if (isDone) onChange(next);
  };
  return (
    <TextField
      type="date"
      label={label}
      value={draft ?? value}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setDraft(null)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: min || FIRST_DAY, max: max || LAST_DAY },
      }}
    />
  );
}
