import type { UseMutationResult } from '@tanstack/react-query';
import type { ApiKeyTest } from '@vitral/sdk/contracts/api-keys';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import { Alert, Button, ConfirmDialog, notify, Stack } from '@vitral/sdk/ui';
import { useState } from 'react';

type Test = UseMutationResult<ApiKeyTest, Error, void>;
type Removal = UseMutationResult<unknown, Error, void>;

interface SecretActionsProps {
  /** Prefix of the keys of the texts. */
  noun: 'api-keys' | 'zoom-account';
  /** Name of the platform. */
  name: string;
  /** Consequences of the removal. */
  removeText: string;
  test: Test;
  removal: Removal;
}

/** Tests the stored secrets of a platform, and removes them after a confirmation. */
export function SecretActions({ noun, name: platform, removeText, test, removal }: SecretActionsProps) {
  const { t } = useTranslation('mfe-settings');
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          loading={test.isPending}
          aria-label={t(`${noun}.testOf`, { platform })}
          onClick={() => test.mutate()}
        >
          {t('api-keys.test')}
        </Button>
        <Button
          color="error"
          aria-label={t(`${noun}.removeOf`, { platform })}
          onClick={() => setIsConfirming(true)}
        >
          {t('api-keys.remove')}
        </Button>
      </Stack>
      <TestOutcome noun={noun} platform={platform} test={test} />
      {isConfirming && (
        <ConfirmDialog
          open
          title={t(`${noun}.removeTitle`, { platform })}
          text={removeText}
          confirmLabel={t('api-keys.remove')}
          isDestructive
          isPending={removal.isPending}
          onConfirm={() =>
            removal.mutate(undefined, {
              onSuccess: () => notify.success(t(`${noun}.removed`, { platform })),
              onError: (error) => notify.failure(t(`${noun}.removeFailed`, { platform }), error),
              onSettled: () => setIsConfirming(false),
            })
          }
          onCancel={() => setIsConfirming(false)}
        />
      )}
    </Stack>
  );
}

interface TestOutcomeProps {
  noun: SecretActionsProps['noun'];
  platform: string;
  test: Test;
}

function TestOutcome({ noun, platform, test: { data, error } }: TestOutcomeProps) {
  const { t } = useTranslation('mfe-settings');
  const textOf = ({ problem, status }: ApiKeyTest) => {
    const text = problem
      ? t(`${noun}.problems.${problem}`, { platform })
      : t(`${noun}.accepted`, { platform });
    return problem === null || status === null ? text : `${text} ${t('api-keys.status', { status })}`;
  };
  const severity = {
    refused: 'error',
    limit: 'warning',
    unreachable: 'warning',
    unreadable: 'warning',
  } as const;
  return (
    <div role="status">
      {data && <Alert severity={data.problem ? severity[data.problem] : 'success'}>{textOf(data)}</Alert>}
      {error && <Alert severity="error">{errorText(error)}</Alert>}
    </div>
  );
}
