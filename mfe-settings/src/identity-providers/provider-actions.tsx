import type { IdentityProvider, IdentityProviderTest } from '@vitral/sdk/contracts/identity-providers';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import { Alert, Button, ConfirmDialog, notify, Stack } from '@vitral/sdk/ui';
import { useState } from 'react';
import { useDeleteProvider, useTestProvider } from './identity-providers.queries.ts';

interface ProviderActionsProps {
  provider: IdentityProvider;
  onEdit: () => void;
}

/** Edits, tests and removes a provider; a removal is confirmed, since people lose their way in. */
export function ProviderActions({ provider, onEdit }: ProviderActionsProps) {
  const { t } = useTranslation('mfe-settings');
  const [isConfirming, setIsConfirming] = useState(false);
  const test = useTestProvider(provider);
  const removal = useDeleteProvider(provider);
  const { name } = provider;
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" aria-label={t('identity-providers.editOf', { name })} onClick={onEdit}>
          {t('actions.edit')}
        </Button>
        <Button
          variant="outlined"
          loading={test.isPending}
          aria-label={t('identity-providers.testOf', { name })}
          onClick={() => test.mutate()}
        >
          {t('api-keys.test')}
        </Button>
        <Button
          color="error"
          aria-label={t('identity-providers.removeOf', { name })}
          onClick={() => setIsConfirming(true)}
        >
          {t('api-keys.remove')}
        </Button>
      </Stack>
      <div role="status">
        {test.data && <TestOutcome test={test.data} />}
        {test.error && <Alert severity="error">{errorText(test.error)}</Alert>}
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={t('identity-providers.removeTitle', { name })}
        text={t('identity-providers.removeText')}
        confirmLabel={t('api-keys.remove')}
        isDestructive
        isPending={removal.isPending}
        onConfirm={() =>
          removal.mutate(undefined, {
            onError: (error) => notify.failure(t('identity-providers.removeFailed'), error),
            onSettled: () => setIsConfirming(false),
          })
        }
        onCancel={() => setIsConfirming(false)}
      />
    </Stack>
  );
}

function TestOutcome({ test: { problem, detail } }: { test: IdentityProviderTest }) {
  const { t } = useTranslation('mfe-settings');
  if (problem === null) return <Alert severity="success">{t('identity-providers.usable')}</Alert>;
  return (
    <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
      {t(`identity-providers.problems.${problem}`)}
      {detail && ` (${detail})`}
    </Alert>
  );
}
