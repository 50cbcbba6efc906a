import type { ContactMessage } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Chip, Stack } from '@vitral/ui';

const COLORS = { new: 'primary', read: 'default', answered: 'success' } as const;

type State = Pick<ContactMessage, 'status' | 'isOverdue' | 'dueAt'>;

/** Chips for the status and, while the message is unanswered, the time left to answer it. */
export function MessageState({ message: { status, isOverdue, dueAt } }: { message: State }) {
  const { t } = useTranslation('mfe-people');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip
        size="small"
        color={COLORS[status]}
        variant={status === 'new' ? 'filled' : 'outlined'}
        label={t(`contact-messages.statuses.${status}`)}
      />
      {status !== 'answered' && (
        <Chip
          size="small"
          variant="outlined"
          color={isOverdue ? 'error' : 'warning'}
          label={isOverdue ? t('contact-messages.overdue') : timeLeft(dueAt, t)}
        />
      )}
    </Stack>
  );
}

/** Returns whole hours, or minutes in the last hour. */
function timeLeft(dueAt: string, t: (key: string, values: { count: number }) => string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(dueAt) - Date.now()) / 60_000));
  return minutes < 60
    ? t('contact-messages.dueInMinutes', { count: minutes })
    : t('contact-messages.dueInHours', { count: Math.floor(minutes / 60) });
}
