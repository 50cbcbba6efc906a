import { isApiError } from '@vitral/sdk/api-client';
import type { DisplacedException, ZoomMeetingUpdate } from '@vitral/sdk/contracts/zoom-meetings';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, AlertTitle, Box, Typography } from '@vitral/sdk/ui';
import { FormControlLabel, Radio, RadioGroup } from '@vitral/sdk/ui/forms';
import { useEffect, useId, useRef, useState } from 'react';
import { useMeetingTimes } from './use-meeting-times.ts';

/** The choice for meeting exceptions that no longer fit the schedule. */
type DisplacedChoice = 'keep' | 'remove';

/** State of the 409 response that lists meeting exceptions that no longer fit, and the choice to preserve or remove them. */
export function useDisplacedExceptions() {
  const [exceptions, setExceptions] = useState<DisplacedException[]>([]);
  const [choice, setChoice] = useState<DisplacedChoice | null>(null);
  const ids = exceptions.map(({ id }) => id);
  const decision: Pick<ZoomMeetingUpdate, 'keptDates' | 'removedDates'> = {
    ...(choice === 'keep' && { keptDates: ids }),
    ...(choice === 'remove' && { removedDates: ids }),
  };
  return {
    exceptions,
    choice,
    setChoice,
    /** Sent with the values. */
    decision,
    /** Stores the exceptions in such a response and resets the choice; returns false for other errors. */
    handleError(error: Error): boolean {
      if (!isApiError(error) || error.code !== 'zoom-meetings.displaced-dates') return false;
      setExceptions(error.params.dates as DisplacedException[]);
      setChoice(null);
      return true;
    },
  };
}

type DisplacedExceptions = ReturnType<typeof useDisplacedExceptions>;

/** The meeting exceptions that no longer fit the changed schedule, with the choice to preserve or remove them. */
export function DisplacedExceptionsAlert({ displaced }: { displaced: DisplacedExceptions }) {
  const { exceptions, choice, setChoice } = displaced;
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const id = useId();
  const alert = useRef<HTMLDivElement>(null);
  // Each response of the server contains a new list.
  useEffect(() => alert.current?.focus(), [exceptions]);

  const exceptionText = ({ date, movedTo }: DisplacedException) =>
    movedTo
      ? t('zoom-meetings.displaced.moved', {
          date: longDate(date),
          to: longDate(movedTo.date),
          time: movedTo.time,
        })
      : t('zoom-meetings.displaced.cancelled', { date: longDate(date) });
  return (
    <Alert severity="warning" tabIndex={-1} ref={alert} sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle id={id}>{t('zoom-meetings.displaced.title')}</AlertTitle>
      <Typography variant="body2">{t('zoom-meetings.displaced.text')}</Typography>
      <Box component="ul" sx={{ my: 1.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {exceptions.map((date) => (
          <li key={date.id}>
            {exceptionText(date)} {t(`zoom-meetings.displaced.effect.${date.effect}`)} <q>{date.reason}</q>
          </li>
        ))}
      </Box>
      <RadioGroup
        aria-labelledby={id}
        value={choice}
        onChange={(_, value) => setChoice(value as DisplacedChoice)}
      >
        {(['keep', 'remove'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={t(`zoom-meetings.displaced.${value}`)}
            slotProps={{ typography: { sx: { py: 0.875 } } }}
            sx={{ alignItems: 'flex-start' }}
          />
        ))}
      </RadioGroup>
    </Alert>
  );
}
