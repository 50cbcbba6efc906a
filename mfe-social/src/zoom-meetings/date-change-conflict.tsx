import { useTranslation } from '@vitral/i18n';
import { ConflictNotice, type Conflict } from '@vitral/ui/forms';
import { useWatch, type Control } from 'react-hook-form';
import { FIELDS, type DateChangeValues } from './date-change-input.ts';
import { useMeetingTimes } from './use-meeting-times.ts';

interface DateChangeConflictProps {
  control: Control<DateChangeValues>;
  conflict: Conflict<DateChangeValues>;
}

/** Both sides of a cancelled or moved date that two people edited. */
export function DateChangeConflict({ control, conflict }: DateChangeConflictProps) {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const mine = useWatch({ control, compute: (values: DateChangeValues) => values });
  const showDate = (date: string) => (date ? longDate(date) : '—');
  return (
    <ConflictNotice
      mine={mine}
      conflict={conflict}
      fields={FIELDS.map((name) => ({
        name,
        label: t(`zoom-meetings.dates.fields.${name}`),
        show: name === 'date' ? showDate : undefined,
      }))}
    />
  );
}
