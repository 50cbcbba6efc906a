import { fieldIn, type Language, readingOrder } from '@vitral/sdk/contracts/languages';
import type { MeetingException, ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, AlertTitle, Box, Chip, ConfirmDialog, Stack, Typography } from '@vitral/sdk/ui';
import { DeleteButton } from '@vitral/sdk/ui/data';
import { useState } from 'react';
import { useMeetingTimes } from './use-meeting-times.ts';
import { useDeleteException } from './zoom-meetings.queries.ts';

/**
 * Lists meeting exceptions whose weekday is no longer scheduled. Visitors do not see them; they apply again if the
 * weekday is scheduled again.
 */
export function UnscheduledExceptions({ meeting }: { meeting: ZoomMeeting }) {
  const { t } = useTranslation('mfe-social');
  const unscheduled = meeting.exceptions.filter(({ id }) => meeting.datelessExceptions.includes(id));
  if (unscheduled.length === 0) return null;
  return (
    <Alert severity="info" role="note" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      <AlertTitle>{t('zoom-meetings.dateless.title')}</AlertTitle>
      <Typography variant="body2">{t('zoom-meetings.dateless.text')}</Typography>
      <Box
        component="ul"
        aria-label={t('zoom-meetings.dateless.title')}
        sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}
      >
        {unscheduled.map((exception) => (
          <ExceptionRow key={exception.id} meeting={meeting} exception={exception} />
        ))}
      </Box>
    </Alert>
  );
}

function ExceptionRow({ meeting, exception }: { meeting: ZoomMeeting; exception: MeetingException }) {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const { mutate, isPending } = useDeleteException(meeting.id, 'zoom-meetings.dateless.removed');
  const [isConfirming, setIsConfirming] = useState(false);
  const date = longDate(exception.date);
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'flex-start', py: 0.5 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" component="span" sx={{ mr: 1 }}>
          {date}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          label={t(`zoom-meetings.dates.${exception.movedTo ? 'moved' : 'cancelled'}`)}
        />
        <ExceptionReason exception={exception} />
      </Box>
      <DeleteButton
        label={t('zoom-meetings.dateless.remove', { date })}
        onClick={() => setIsConfirming(true)}
      />
      <ConfirmDialog
        open={isConfirming}
        title={t('zoom-meetings.dateless.removeTitle')}
        text={t('zoom-meetings.dateless.removeText', { date })}
        confirmLabel={t('actions.delete')}
        isDestructive
        isPending={isPending}
        onConfirm={() => mutate(exception, { onSettled: () => setIsConfirming(false) })}
        onCancel={() => setIsConfirming(false)}
      />
    </Stack>
  );
}

/** The reason in the reader's language, or in the first language that has one. */
export function ExceptionReason({ exception }: { exception: MeetingException }) {
  const reader = useTranslation().i18n.language as Language;
  const language = readingOrder(reader).find((one) => exception[fieldIn('reason', one)]) ?? reader;
  return (
    <Typography variant="body2" color="textSecondary" lang={language} sx={{ overflowWrap: 'anywhere' }}>
      {exception[fieldIn('reason', language)]}
    </Typography>
  );
}
