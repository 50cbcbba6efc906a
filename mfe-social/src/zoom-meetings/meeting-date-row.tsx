import type { MeetingOccurrence, MeetingException } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Chip, ItemMenu, Stack, Typography, type ItemMenuEntry } from '@vitral/ui';
import type { DateTask } from './meeting-dates.tsx';
import { useMeetingTimes } from './use-meeting-times.ts';

interface MeetingDateRowProps {
  date: MeetingOccurrence;
  /** Set if the date is cancelled or moved. */
  exception: MeetingException | undefined;
  onChoose: (task: DateTask) => void;
}

/** An upcoming date with its exception, if any, and its actions. */
export function MeetingDateRow({ date, exception, onChoose }: MeetingDateRowProps) {
  const { t, i18n } = useTranslation('mfe-social');
  const { span, longDate } = useMeetingTimes();
  const isCancelled = date.status === 'cancelled';
  const isEnglish = i18n.language !== 'es' && Boolean(exception?.reasonEn);
  return (
    <Stack component="li" direction="row" spacing={1} sx={ROW}>
      <Box sx={{ flexGrow: 1, minWidth: 0, py: 1 }}>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
        >
          <Typography
            component={isCancelled ? 's' : 'span'}
            variant="body2"
            color={isCancelled ? 'textSecondary' : undefined}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {span(date, date.timezone)}
          </Typography>
          {date.status !== 'held' && (
            <Chip
              size="small"
              variant="outlined"
              color={isCancelled ? 'error' : 'info'}
              label={t(`zoom-meetings.dates.${date.status}`)}
            />
          )}
        </Stack>
        {exception && (
          <Typography
            variant="body2"
            color="textSecondary"
            lang={isEnglish ? 'en' : 'es'}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {isEnglish ? exception.reasonEn : exception.reason}
          </Typography>
        )}
        {date.status === 'moved' && (
          <Typography variant="body2" color="textSecondary">
            {t('zoom-meetings.dates.insteadOf', { date: longDate(date.date) })}
          </Typography>
        )}
      </Box>
      <ItemMenu
        label={t('zoom-meetings.dates.actions', { date: longDate(date.date) })}
        entries={entriesFor({ date, exception, onChoose }, t)}
      />
    </Stack>
  );
}

const ROW = { alignItems: 'flex-start', borderTop: 1, borderColor: 'divider' };

function entriesFor(
  { date, exception, onChoose }: MeetingDateRowProps,
  t: (key: string) => string,
): ItemMenuEntry[] {
  if (exception) {
    return [
      {
        label: t('zoom-meetings.dates.edit'),
        icon: 'edit',
        onClick: () => onChoose({ kind: 'edit', date, exception }),
      },
      {
        label: t('zoom-meetings.dates.restore'),
        icon: 'undo',
        onClick: () => onChoose({ kind: 'restore', date, exception }),
      },
    ];
  }
  return [
    {
      label: t('zoom-meetings.dates.move'),
      icon: 'schedule',
      onClick: () => onChoose({ kind: 'move', date }),
    },
    {
      label: t('zoom-meetings.dates.cancel'),
      icon: 'event_busy',
      isDestructive: true,
      onClick: () => onChoose({ kind: 'cancel', date }),
    },
  ];
}
