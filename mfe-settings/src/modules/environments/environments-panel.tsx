import { useSuspenseQuery } from '@tanstack/react-query';
import type { Environment } from '@vitral/sdk/contracts/environments';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import {
  Alert,
  Box,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Fact,
  Facts,
  notify,
  Stack,
  Typography,
} from '@vitral/sdk/ui';
import { AddButton } from '@vitral/sdk/ui/data';
import { useId, useState } from 'react';
import { Code } from '../../shared/release-mark.tsx';
import { EnvironmentForm } from './environment-form.tsx';
import { environmentsQuery, useRemoveEnvironment, useTestEnvironment } from './environments.queries.ts';

type Task = { kind: 'edit'; environment: Environment | null } | { kind: 'remove'; environment: Environment };

/** The other sites to which releases of this site are promoted. */
export function EnvironmentsPanel() {
  const { t } = useTranslation('mfe-settings');
  const { data: environments } = useSuspenseQuery(environmentsQuery);
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const add = () => setTask({ kind: 'edit', environment: null });
  return (
    <>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, mb: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Typography color="textSecondary">{t('environments.text')}</Typography>
        <Box sx={{ flexShrink: 0 }}>
          <AddButton label={t('environments.add')} onClick={add} />
        </Box>
      </Stack>
      {environments.length === 0 ? (
        <EmptyState icon="publish" title={t('environments.emptyTitle')} text={t('environments.emptyText')} />
      ) : (
        <Stack
          component="ul"
          spacing={2}
          aria-label={t('modules.tab.environments')}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {environments.map((environment) => (
            <EnvironmentCard key={environment.id} environment={environment} onStart={setTask} />
          ))}
        </Stack>
      )}
      {task?.kind === 'edit' && (
        <EnvironmentForm
          environment={task.environment}
          nextPlace={(environments.at(-1)?.place ?? 0) + 1}
          onClose={close}
        />
      )}
      {task?.kind === 'remove' && <RemoveDialog environment={task.environment} onClose={close} />}
    </>
  );
}

interface EnvironmentCardProps {
  environment: Environment;
  onStart: (task: Task) => void;
}

function EnvironmentCard({ environment, onStart }: EnvironmentCardProps) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const test = useTestEnvironment(environment);
  const { name, url, place, lastFour } = environment;
  return (
    <Card component="li" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" id={id} sx={{ mb: 1.5 }}>
        {name}
      </Typography>
      <Facts>
        <Fact term={t('environments.url')}>{url}</Fact>
        <Fact term={t('tokens.token')}>
          <Code>{`•••• ${lastFour}`}</Code>
        </Fact>
        <Fact term={t('environments.place')}>{place}</Fact>
      </Facts>
      <Box role="status" sx={{ mt: 1.5, '&:empty': { m: 0 } }}>
        <TestResult {...test} />
      </Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button
          variant="outlined"
          loading={test.isPending}
          aria-label={t('environments.testOf', { name })}
          onClick={() => test.mutate()}
        >
          {t('environments.test')}
        </Button>
        <Button
          aria-label={t('environments.editOf', { name })}
          onClick={() => onStart({ kind: 'edit', environment })}
        >
          {t('actions.edit')}
        </Button>
        <Button
          color="error"
          aria-label={t('environments.removeOf', { name })}
          onClick={() => onStart({ kind: 'remove', environment })}
        >
          {t('environments.remove')}
        </Button>
      </Stack>
    </Card>
  );
}

/** The response of the other site: what the token may do there, or why the test failed. */
function TestResult({ data, error, isPending }: ReturnType<typeof useTestEnvironment>) {
  const { t } = useTranslation('mfe-settings');
  if (isPending) return null;
  const problem = error ?? data?.problem;
  if (problem) return <Alert severity="error">{errorText(problem)}</Alert>;
  if (!data?.token) return null;
  const { name, module, mayActivate } = data.token;
  return (
    <Alert severity={mayActivate ? 'success' : 'info'}>
      {t('environments.reached', { name })}{' '}
      {module === null ? t('environments.everyModule') : t('environments.oneModule', { module })}{' '}
      {t(mayActivate ? 'environments.activates' : 'environments.publishesOnly')}
    </Alert>
  );
}

function RemoveDialog({ environment, onClose }: { environment: Environment; onClose: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending } = useRemoveEnvironment();
  const { name } = environment;
  return (
    <ConfirmDialog
      open
      title={t('environments.removeTitle', { name })}
      text={t('environments.removeText')}
      confirmLabel={t('environments.remove')}
      isDestructive
      isPending={isPending}
      onConfirm={() =>
        mutate(environment, {
          onSuccess: () => notify.success(t('environments.removed', { name })),
          onError: (error) => notify.failure(t('environments.removeFailed'), error),
          onSettled: onClose,
        })
      }
      onCancel={onClose}
    />
  );
}
