import { useQuery } from '@tanstack/react-query';
import type { ReleaseDetail } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Button, Stack, Typography } from '@vitral/ui';
import { proofQuery } from './modules.queries.ts';
import { ProblemList } from './problem-list.tsx';
import { Refusal } from './refusal.tsx';

/** Problems that prevent activation. The full check with the trial takes seconds, so it runs on request. */
export function ReleaseCheck({ release }: { release: ReleaseDetail }) {
  const { t } = useTranslation('mfe-settings');
  const { data, error, isFetching, refetch } = useQuery(proofQuery(release.id));
  const problems = data ?? release.problems;
  return (
    <Stack component="section" spacing={1.5}>
      <Typography variant="h3">{t('modules.problems')}</Typography>
      <div role="status">
        {problems.length > 0 ? (
          <Alert severity="error">
            <AlertTitle>{t('modules.wouldBeRefused')}</AlertTitle>
            <ProblemList problems={problems} />
          </Alert>
        ) : (
          <Alert severity={data ? 'success' : 'info'}>
            {t(data ? 'modules.provedWhole' : 'modules.provedSoFar')}
          </Alert>
        )}
      </div>
      <Refusal error={isFetching ? null : error} />
      <Button
        variant="outlined"
        loading={isFetching}
        onClick={() => void refetch()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('modules.prove')}
      </Button>
    </Stack>
  );
}
