import type { Restore } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Box } from '@vitral/ui';

/** A finished restore is shown for 24 hours. */
const RECENT_MS = 24 * 60 * 60_000;

const isRecent = (time: string) => Date.now() - Date.parse(time) <= RECENT_MS;

/** Outcome of the latest restore, while it is recent, and the steps that it requires. */
export function LastRestore({ restore }: { restore: Restore }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { filename, state, problem, isForeignKey, actorName, finishedAt, createdAt } = restore;
  const time = finishedAt ?? createdAt;
  if (!isRecent(time)) return null;

  const hasFailed = state === 'failed';
  return (
    <Alert
      severity={hasFailed ? 'error' : isForeignKey ? 'warning' : 'info'}
      role={hasFailed ? 'alert' : 'status'}
      sx={{ mb: 3 }}
    >
      <AlertTitle sx={{ fontWeight: 700 }}>
        {t(hasFailed ? 'backups.restoreFailed' : 'backups.restored')}
      </AlertTitle>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {t('backups.restoreFacts', {
          filename,
          time: dateTime(time),
          context: actorName ? 'named' : undefined,
          name: actorName,
        })}{' '}
        {hasFailed && `${t(`backups.problems.${problem ?? 'unknown'}`)} ${t('backups.nothingChanged')}`}
        {isForeignKey && !hasFailed && t('backups.foreignKey')}
      </Box>
    </Alert>
  );
}
