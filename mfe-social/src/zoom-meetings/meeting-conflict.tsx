import type { TimeSlot, Weekday } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConflictNotice, type ConflictField } from '@vitral/ui/forms';
import { useWatch, type Control } from 'react-hook-form';
import { FIELDS, type MeetingValues, type SlotValues } from './meeting-input.ts';
import { slotTimes } from './use-meeting-times.ts';
import { zoneName } from './zones.ts';

interface MeetingConflictProps {
  control: Control<MeetingValues>;
  theirs: MeetingValues;
  onResolve: (merged: MeetingValues) => void;
}

/** Lists as their JSON text, so that equal ones are equal. */
type FlatValues = Record<keyof MeetingValues, string | boolean | null>;

const flatten = (values: MeetingValues): FlatValues => ({
  ...values,
  daysOfWeek: JSON.stringify(values.daysOfWeek),
  timeSlots: JSON.stringify(values.timeSlots),
});

const unflatten = (values: FlatValues): MeetingValues => ({
  ...(values as unknown as MeetingValues),
  daysOfWeek: JSON.parse(String(values.daysOfWeek)) as Weekday[],
  timeSlots: JSON.parse(String(values.timeSlots)) as SlotValues[],
});

/** Both sides of a session that two people edited. */
export function MeetingConflict({ control, theirs, onResolve }: MeetingConflictProps) {
  const { t } = useTranslation('mfe-social');
  const mine = useWatch({ control, compute: (values: MeetingValues) => values });
  const shown: Partial<Record<keyof MeetingValues, ConflictField<FlatValues>['show']>> = {
    category: (value) => (value ? t(`zoom-meetings.categories.${String(value)}`) : '—'),
    daysOfWeek: (value) =>
      (JSON.parse(String(value)) as Weekday[]).map((day) => t(`zoom-meetings.weekdays.${day}`)).join(', '),
    timeSlots: (value) => (JSON.parse(String(value)) as TimeSlot[]).map(slotText).join('; '),
    isActive: (value) => t(value ? 'status.active' : 'status.inactive'),
  };
  return (
    <ConflictNotice<FlatValues>
      mine={flatten(mine)}
      theirs={flatten(theirs)}
      onResolve={(merged) => onResolve(unflatten(merged))}
      fields={FIELDS.map((name) => ({ name, label: t(`zoom-meetings.fields.${name}`), show: shown[name] }))}
    />
  );
}

const slotText = (slot: TimeSlot) => `${zoneName(slot.timezone) || '—'} ${slotTimes(slot)}`;
