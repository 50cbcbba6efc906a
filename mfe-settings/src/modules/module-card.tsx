import type { ReleaseSummary } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Card, Chip, Stack, Typography } from '@vitral/ui';
import type { ModuleReleases } from './modules.queries.ts';

/** A module with its releases. */
export function ModuleCard({ module: { name, releases } }: { module: ModuleReleases }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 1 }}>
        <Typography variant="h2">{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('modules.count', { count: releases.length })}
        </Typography>
      </Stack>
      <Box
        component="ul"
        aria-label={t('modules.releasesOf', { name })}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {releases.map((release) => (
          <ReleaseRow key={release.id} release={release} />
        ))}
      </Box>
    </Card>
  );
}

/** As in the address of its files: enough to tell releases apart. */
const DIGEST_LENGTH = 8;

function ReleaseRow({ release: { version, digest, createdAt, isActive } }: { release: ReleaseSummary }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, py: 1, minHeight: 44 }}
    >
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>{version}</Typography>
      <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace' }} title={digest}>
        {digest.slice(0, DIGEST_LENGTH)}
      </Typography>
      <Typography component="time" variant="body2" color="textSecondary" dateTime={createdAt}>
        {dateTime(createdAt)}
      </Typography>
      {isActive && <Chip size="small" color="success" label={t('modules.isActive')} />}
    </Stack>
  );
}
