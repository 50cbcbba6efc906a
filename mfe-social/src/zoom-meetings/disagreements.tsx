import type { ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@vitral/sdk/ui';
import { useMeetingTimes, useMeetingTitle } from './use-meeting-times.ts';
import { zoneName } from './zones.ts';
import { useAcknowledge } from './zoom-meetings.queries.ts';

interface DisagreementsProps {
  meeting: ZoomMeeting;
  onEdit: (meeting: ZoomMeeting) => void;
}

/** Returns whether the slots of a live session are at different instants and nobody has confirmed that this is intended. */
export const isDisagreeing = ({ disagreements, acknowledgement }: ZoomMeeting) =>
  disagreements.length > 0 && !acknowledgement;

/** Warns about slots at different instants, until somebody confirms that this is intended. */
export function Disagreements({ meeting, onEdit }: DisagreementsProps) {
  const { t } = useTranslation('mfe-social');
  const { date } = useFormats();
  const title = useMeetingTitle()(meeting);
  const { mutate, isPending } = useAcknowledge();
  const { disagreements, timeSlots, acknowledgement } = meeting;
  if (disagreements.length === 0) return null;
  if (acknowledgement) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('zoom-meetings.acknowledgedBy', { name: acknowledgement.by, date: date(acknowledgement.at) })}
      </Typography>
    );
  }
  return (
    <Alert severity="warning" role="note">
      <AlertTitle>{t('zoom-meetings.slots.disagree')}</AlertTitle>
      <DisagreementList disagreements={disagreements} timeSlots={timeSlots} />
      <Stack direction="row" useFlexGap sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          aria-label={t('zoom-meetings.checkSlots', { title })}
          onClick={() => onEdit(meeting)}
        >
          {t('zoom-meetings.checkSlotsShort')}
        </Button>
        <Button
          variant="text"
          color="inherit"
          size="small"
          disabled={isPending}
          aria-label={t('zoom-meetings.acknowledge', { title })}
          onClick={() => mutate(meeting)}
        >
          {t('zoom-meetings.acknowledgeShort')}
        </Button>
      </Stack>
    </Alert>
  );
}

type DisagreementListProps = Pick<ZoomMeeting, 'disagreements' | 'timeSlots'>;

/** The slots that differ from the first one, with the date from which they differ and the difference in minutes. */
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
