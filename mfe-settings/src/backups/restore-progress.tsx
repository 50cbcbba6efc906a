import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Restore } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Alert, Box, Card, ProgressBar, Stack, Typography } from '@vitral/ui';
import { useEffect, useId, useRef } from 'react';
import { percentOf } from './backup-progress-bar.tsx';
import { BACKUPS, restoreWatchQuery } from './backups.queries.ts';
import { RestoreDone } from './restore-done.tsx';

/** Progress of a restore until its end. Requests that fail while the site is being replaced are retried. */
export function RestoreProgress({ restore: first }: { restore: Restore }) {
  const queryClient = useQueryClient();
  const { data: restore } = useQuery(restoreWatchQuery(first));
  const hasFailed = restore?.state === 'failed';
  useEffect(() => {
    if (hasFailed) void queryClient.invalidateQueries({ queryKey: BACKUPS });
  }, [hasFailed, queryClient]);

  if (!restore || restore.state === 'done') return <RestoreDone filename={first.filename} />;
  return <Phases restore={restore} />;
}

const PHASES = ['verifying', 'saving', 'restoring'] as const;

function Phases({ restore: { filename, state, progress } }: { restore: Restore }) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const percent = percentOf(progress);
  useEffect(() => heading.current?.focus(), []);
  const current = PHASES.findIndex((phase) => phase === state);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 3 }}>
      <Stack spacing={2.5}>
        <Typography
          variant="h2"
          id={id}
          ref={heading}
          tabIndex={-1}
          sx={{ outline: 'none', overflowWrap: 'anywhere' }}
        >
          {t('backups.restoringTitle', { filename })}
        </Typography>
        <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
          {PHASES.map((phase, index) => (
            <Typography
              key={phase}
              component="li"
              aria-current={index === current ? 'step' : undefined}
              color={index > current ? 'textSecondary' : 'textPrimary'}
              sx={{ fontWeight: index === current ? 700 : 400, py: 0.25 }}
            >
              {t(`backups.phases.${phase}`)}
              {index < current && ` ✓`}
            </Typography>
          ))}
        </Box>
        <ProgressBar
          label={t('backups.restoringTitle', { filename })}
          percent={percent}
          text={percent === null ? t('backups.states.running') : t('backups.percent', { percent })}
        />
        <Alert severity="info">{t('backups.restoringText')}</Alert>
      </Stack>
    </Card>
  );
}
