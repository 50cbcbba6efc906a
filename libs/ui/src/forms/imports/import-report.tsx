import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { Import, ImportedNoun } from '@vitral/contracts/imports';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useEffect } from 'react';
import { LoadFailure } from '../../feedback/load-boundary.tsx';
import { LoadingCards } from '../../feedback/loading.tsx';
import { ProgressBar } from '../../feedback/progress-bar.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportProblems } from './import-problems.tsx';
import { importQuery, importsQuery } from './imports.queries.ts';

interface ImportReportProps {
  noun: ImportedNoun;
  id: string;
  reload: readonly QueryKey[];
}

/** The state of an import with its problems and its actions. */
export function ImportReport({ noun, id, reload }: ImportReportProps) {
  const { t } = useTranslation('imports');
  const { data, error, refetch } = useQuery(importQuery(noun, id));
  useReload(noun, data, reload);
  if (error)
    return <LoadFailure title={t('imports.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingCards count={1} height={96} />;
  const isOpen = data.state === 'checked' || data.state === 'refused';
  return (
    <Stack spacing={2}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {data.fileName}
      </Typography>
      {data.state === 'waiting' && <Progress found={data} />}
      <Box role="status">
        <Outcome found={data} />
      </Box>
      <ImportActions noun={noun} found={data} reload={reload} />
      {isOpen && data.problems.length > 0 && <ImportProblems found={data} />}
    </Stack>
  );
}

/** Reloads the list of the page and the list of imports once a running import has ended. */
function useReload(noun: ImportedNoun, found: Import | undefined, reload: readonly QueryKey[]): void {
  const queryClient = useQueryClient();
  const finishedAt = found?.finishedAt;
  useEffect(() => {
    if (!finishedAt) return;
    for (const queryKey of [importsQuery(noun).queryKey, ...reload])
      void queryClient.invalidateQueries({ queryKey });
  }, [finishedAt, noun, queryClient, reload]);
}

/** Number of rows added so far; the server checks all rows again before it adds the first one. */
function Progress({ found: { fileName, done, goodRows } }: { found: Import }) {
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  return (
    <ProgressBar
      label={t('imports.running', { fileName })}
      percent={done > 0 ? (100 * done) / goodRows : null}
      text={done > 0 ? `${number(done)} / ${number(goodRows)}` : ''}
      isAnnounced
    />
  );
}

function Outcome({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const { dateTime } = useFormats();
  const { state, added, removed, kept, goodRows, badRows, ignoredColumns, undoableUntil } = found;
  if (state === 'waiting') return <Typography color="textSecondary">{t('imports.runningHint')}</Typography>;
  if (state === 'failed') return <Alert severity="error">{t('imports.failed')}</Alert>;
  if (state === 'done')
    return (
      <Alert severity="success">
        {t('imports.done')}. {t('imports.added', { count: added })}{' '}
        {undoableUntil && t('imports.undoUntil', { when: dateTime(undoableUntil) })}
      </Alert>
    );
  if (state === 'undone')
    return (
      <Alert severity="info">
        {t('imports.undone')}. {t('imports.removed', { count: removed })}{' '}
        {kept.length > 0 && t('imports.kept', { names: kept.join(', ') })}
      </Alert>
    );
  return (
    <Alert severity={badRows > 0 ? 'warning' : 'success'}>
      {state === 'refused' && <Box>{t('imports.refused')}</Box>}
      {badRows > 0 && <Box>{t('imports.bad', { count: badRows })}</Box>}
      <Box>{t('imports.good', { count: goodRows })}</Box>
      {ignoredColumns.length > 0 && <Box>{t('imports.ignored', { columns: ignoredColumns.join(', ') })}</Box>}
    </Alert>
  );
}
