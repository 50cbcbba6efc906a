import type { Restore } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Box } from '@vitral/ui';

/** How long the end of a restore is news. */
const NEWS = 24 * 60 * 60_000;

const isNews = (time: string) => Date.now() - Date.parse(time) <= NEWS;

/** How the latest restore went, for as long as that is news; what has to be done after it. */
export function LastRestore({ restore }: { restore: Restore }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { filename, state, problem, isForeignKey, actorName, finishedAt, createdAt } = restore;
  const time = finishedAt ?? createdAt;
  if (!isNews(time)) return null;

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
