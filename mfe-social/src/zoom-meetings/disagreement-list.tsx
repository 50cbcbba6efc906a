import type { SlotDisagreement, TimeSlot } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box } from '@vitral/ui';
import { useMeetingTimes } from './use-meeting-times.ts';
import { zoneName } from './zones.ts';

interface DisagreementListProps {
  disagreements: readonly SlotDisagreement[];
  timeSlots: readonly TimeSlot[];
}

/** The slots that differ from the first one, with the date from which they differ and the minutes. */
export function DisagreementList({ disagreements, timeSlots }: DisagreementListProps) {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const zoneOf = (slot: number) => zoneName(timeSlots[slot]?.timezone ?? '');
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {disagreements.map(({ slot, date, minutes }) => (
        <li key={slot}>
          {t(minutes > 0 ? 'zoom-meetings.slots.later' : 'zoom-meetings.slots.earlier', {
            zone: zoneOf(slot),
            date: longDate(date),
            count: Math.abs(minutes),
            first: zoneOf(0),
          })}
        </li>
      ))}
    </Box>
  );
}
