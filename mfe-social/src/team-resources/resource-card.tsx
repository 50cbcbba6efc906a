import type { TeamResource } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Button, Card, Chip, Stack, Typography } from '@vitral/ui';
import { useOpenResource } from './team-resources.queries.ts';

/** A resource and the way to it. */
export function ResourceCard({ resource }: { resource: TeamResource }) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const { mutate, isPending } = useOpenResource();
  const { title, description, type, downloadCount, isActive } = resource;
  const action = t(type === 'meeting' ? 'team-resources.join' : 'team-resources.access');
  return (
    <Card component="li" sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {description && (
        <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{description}</Typography>
      )}
      <Stack direction="row" useFlexGap sx={{ mt: 'auto', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {t('team-resources.opened', { count: downloadCount, shown: number(downloadCount) })}
        </Typography>
        {!isActive && <Chip size="small" variant="outlined" label={t('status.inactive')} />}
        <Button
          variant="outlined"
          loading={isPending}
          onClick={() => mutate(resource)}
          aria-label={`${action}: ${title}`}
        >
          {action}
        </Button>
      </Stack>
    </Card>
  );
}
