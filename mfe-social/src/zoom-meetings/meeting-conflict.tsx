import type { Weekday } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConflictNotice, type Conflict, type ConflictField } from '@vitral/ui/forms';
import { useWatch, type Control } from 'react-hook-form';
import { FIELDS, type MeetingValues, type SlotValues } from './meeting-input.ts';
import { slotTimes } from './use-meeting-times.ts';
import { zoneName } from './zones.ts';

interface MeetingConflictProps {
  control: Control<MeetingValues>;
  conflict: Conflict<MeetingValues>;
}

/** Both sides of a session that two people edited. */
export function MeetingConflict({ control, conflict }: MeetingConflictProps) {
  const { t } = useTranslation('mfe-social');
  const mine = useWatch({ control, compute: (values: MeetingValues) => values });
  const shown: Partial<Record<keyof MeetingValues, ConflictField<MeetingValues>['show']>> = {
    category: (value) => (value ? t(`zoom-meetings.categories.${String(value)}`) : '—'),
    daysOfWeek: (value) => (value as Weekday[]).map((day) => t(`zoom-meetings.weekdays.${day}`)).join(', '),
    timeSlots: (value) => (value as SlotValues[]).map(slotText).join('; '),
    isActive: (value) => t(value ? 'status.active' : 'status.inactive'),
  };
  return (
    <ConflictNotice
      mine={mine}
      conflict={conflict}
      fields={FIELDS.map((name) => ({ name, label: t(`zoom-meetings.fields.${name}`), show: shown[name] }))}
    />
  );
}

const slotText = (slot: SlotValues) => `${zoneName(slot.timezone) || '—'} ${slotTimes(slot)}`;
