import type { ZoomMeeting } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Button, Stack, Typography } from '@vitral/ui';
import { DisagreementList } from './disagreement-list.tsx';
import { useMeetingTitle } from './use-meeting-title.ts';
import { useAcknowledge } from './zoom-meetings.queries.ts';

interface DisagreementsProps {
  meeting: ZoomMeeting;
  onEdit: (meeting: ZoomMeeting) => void;
}

/** Warns of slots at different moments, until somebody confirms that the difference is intended. */
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
