import type { DisplacedException } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Box, Typography } from '@vitral/ui';
import { FormControlLabel, Radio, RadioGroup } from '@vitral/ui/forms';
import { useEffect, useId, useRef } from 'react';
import type { DisplacedChoice } from './use-displaced-exceptions.ts';
import { useMeetingTimes } from './use-meeting-times.ts';

interface DisplacedExceptionsNoticeProps {
  dates: DisplacedException[];
  choice: DisplacedChoice | null;
  onChoose: (choice: DisplacedChoice) => void;
}

/** The meeting exceptions that no longer fit the changed schedule, with the choice to keep or remove them. */
export function DisplacedExceptionsNotice({ dates, choice, onChoose }: DisplacedExceptionsNoticeProps) {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const id = useId();
  const notice = useRef<HTMLDivElement>(null);
  // Each response of the server contains a new list.
  useEffect(() => notice.current?.focus(), [dates]);

  const exceptionText = ({ date, movedTo }: DisplacedException) =>
    movedTo
      ? t('zoom-meetings.displaced.moved', {
          date: longDate(date),
          to: longDate(movedTo.date),
          time: movedTo.time,
        })
      : t('zoom-meetings.displaced.cancelled', { date: longDate(date) });
  return (
    <Alert severity="warning" tabIndex={-1} ref={notice} sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle id={id}>{t('zoom-meetings.displaced.title')}</AlertTitle>
      <Typography variant="body2">{t('zoom-meetings.displaced.text')}</Typography>
      <Box component="ul" sx={{ my: 1.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {dates.map((date) => (
          <li key={date.id}>
            {exceptionText(date)} {t(`zoom-meetings.displaced.effect.${date.effect}`)} <q>{date.reason}</q>
          </li>
        ))}
      </Box>
      <RadioGroup
        aria-labelledby={id}
        value={choice}
        onChange={(_, value) => onChoose(value as DisplacedChoice)}
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
