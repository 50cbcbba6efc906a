import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Restore } from '@vitral/sdk/contracts/backups';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, AlertTitle, Box, Button, Card, Stack, Typography } from '@vitral/sdk/ui';
import { useEffect, useId, useRef } from 'react';
import { TaskProgress } from './backup-facts.tsx';
import { BACKUPS, restoreWatchQuery } from './backups.queries.ts';

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
        <TaskProgress label={t('backups.restoringTitle', { filename })} progress={progress} />
        <Alert severity="info">{t('backups.restoringText')}</Alert>
      </Stack>
    </Card>
  );
}

/** Shown at the end of a restore. The link loads a new document, since cached data and session belong to the replaced site. */
function RestoreDone({ filename }: { filename: string }) {
  const { t } = useTranslation('mfe-settings');
  const logIn = useRef<HTMLAnchorElement>(null);
  useEffect(() => logIn.current?.focus(), []);
  return (
    <Alert severity="success" role="status">
      <AlertTitle sx={{ fontWeight: 700 }}>{t('backups.doneTitle')}</AlertTitle>
      <Box sx={{ overflowWrap: 'anywhere' }}>{t('backups.doneText', { filename })}</Box>
      <Button variant="contained" href="/admin" ref={logIn} sx={{ mt: 2 }}>
        {t('backups.logIn')}
      </Button>
    </Alert>
  );
}

/** A finished restore is shown for 24 hours. */
const RECENT_MS = 24 * 60 * 60_000;

const isRecent = (time: string) => Date.now() - Date.parse(time) <= RECENT_MS;

/** Outcome of the latest restore, while it is recent, and the steps that remain to be done. */
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
