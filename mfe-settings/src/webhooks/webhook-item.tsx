import type { Webhook } from '@vitral/sdk/contracts/webhooks';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Button, Chip, Fact, Facts, notify, Stack, Typography } from '@vitral/sdk/ui';
import { useId } from 'react';
import { useTestWebhook } from './webhooks.queries.ts';

export interface WebhookTask {
  kind: 'edit' | 'renew' | 'remove';
  webhook: Webhook;
}

interface WebhookItemProps {
  webhook: Webhook;
  onStart: (task: WebhookTask) => void;
}

/** A webhook with its state, and what can be done with it. */
export function WebhookItem({ webhook, onStart }: WebhookItemProps) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const { name, url, events, isActive } = webhook;
  const start = (kind: WebhookTask['kind']) => () => onStart({ kind, webhook });
  return (
    <Box component="li" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography variant="h3" id={id} sx={{ fontSize: '1rem', mb: 1, overflowWrap: 'anywhere' }}>
        {name} {!isActive && <Chip size="small" label={t('webhooks.off')} />}
      </Typography>
      <Facts>
        <Fact term={t('webhooks.url')}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {url}
          </Box>
        </Fact>
        <Fact term={t('webhooks.events')}>
          {events.map((event) => t(`webhooks.event.${event}`)).join(', ')}
        </Fact>
      </Facts>
      <WebhookTrouble webhook={webhook} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {isActive && <TestButton webhook={webhook} />}
        <Button aria-label={t('webhooks.editOf', { name })} onClick={start('edit')}>
          {t('actions.edit')}
        </Button>
        <Button aria-label={t('webhooks.renewOf', { name })} onClick={start('renew')}>
          {t('webhooks.renew')}
        </Button>
        <Button color="error" aria-label={t('webhooks.removeOf', { name })} onClick={start('remove')}>
          {t('webhooks.remove')}
        </Button>
      </Stack>
    </Box>
  );
}

function TestButton({ webhook }: Pick<WebhookItemProps, 'webhook'>) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending } = useTestWebhook(webhook);
  const onSuccess = () => notify.success(t('webhooks.tested'));
  const onError = (error: Error) => notify.failure(t('webhooks.testFailed'), error);
  return (
    <Button
      variant="outlined"
      loading={isPending}
      aria-label={t('webhooks.testOf', { name: webhook.name })}
      onClick={() => mutate(undefined, { onSuccess, onError })}
    >
      {t('webhooks.test')}
    </Button>
  );
}

/** Why events do not arrive. */
function WebhookTrouble({ webhook }: Pick<WebhookItemProps, 'webhook'>) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { switchedOffAt, failingSince, failures: count } = webhook;
  if (!switchedOffAt && !failingSince) return null;
  return (
    <Alert severity={switchedOffAt ? 'error' : 'warning'} sx={{ mt: 1 }}>
      {switchedOffAt
        ? t('webhooks.switchedOff', { time: dateTime(switchedOffAt) })
        : t('webhooks.failing', { time: dateTime(failingSince ?? ''), count })}
    </Alert>
  );
}
