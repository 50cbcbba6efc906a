import { TextField } from '@vitral/sdk/ui/forms';
import { useState } from 'react';

/** Bounds of the date filters. An incompletely typed year is before the first day. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2999-12-31';

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
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: min || FIRST_DAY, max: max || LAST_DAY } }}
    />
  );
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Converts days to instants: a day begins in the reader's time zone, which the server does not know. */
export const instantsOf = ({ from, to }: { from: string; to: string }) => ({
  from: from && startOf(from, 0),
  to: to && startOf(to, 1),
});

function startOf(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}
