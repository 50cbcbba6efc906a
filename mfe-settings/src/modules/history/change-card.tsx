import type { ChannelChange } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Stack, Typography } from '@vitral/ui';
import { ChangeSummary, ChangeSets } from './change-facts.tsx';

/** A channel change in the list on a phone. */
export function ChangeCard({ change }: { change: ChannelChange }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return (
    <Stack spacing={0.75}>
      <ChangeSummary change={change} />
      <Typography variant="body2">
        <ChangeSets change={change} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {change.actorName ?? t('audit.server')} ·{' '}
        <time dateTime={change.createdAt}>{dateTime(change.createdAt)}</time>
      </Typography>
    </Stack>
  );
}
