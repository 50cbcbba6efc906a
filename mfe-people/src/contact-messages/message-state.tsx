import type { ContactMessage } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Chip, Stack } from '@vitral/ui';

const COLORS = { new: 'primary', read: 'default', answered: 'success' } as const;

type State = Pick<ContactMessage, 'status' | 'isOverdue' | 'dueAt'>;

/** How far a message has come, and how pressing it is as long as nobody answered. */
export function MessageState({ message: { status, isOverdue, dueAt } }: { message: State }) {
  const { t } = useTranslation('mfe-people');
  const { relativeTime } = useFormats();
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
          label={
            isOverdue
              ? t('contact-messages.overdue')
              : t('contact-messages.dueIn', { time: relativeTime(dueAt) })
          }
        />
      )}
    </Stack>
  );
}
