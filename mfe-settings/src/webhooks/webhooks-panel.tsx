import { useSuspenseQuery } from '@tanstack/react-query';
import type { WebhookWithSecret } from '@vitral/sdk/contracts/webhooks';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, EmptyState, Stack } from '@vitral/sdk/ui';
import { AddButton } from '@vitral/sdk/ui/data';
import { useState } from 'react';
import { SettingCard } from '../settings/setting-card.tsx';
import { NewSecretDialog } from '../shared/token-parts.tsx';
import { RemoveWebhookDialog, RenewSecretDialog } from './webhook-dialogs.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookItem, type WebhookTask } from './webhook-item.tsx';
import { webhooksQuery } from './webhooks.queries.ts';

/** The URLs of other programs that receive events. */
export function WebhooksPanel() {
  const { t } = useTranslation('mfe-settings');
  return (
    <SettingCard title={t('webhooks.title')} text={t('webhooks.text')} failure={t('webhooks.fetchFailed')}>
      <WebhookList />
    </SettingCard>
  );
}

function WebhookList() {
  const { t } = useTranslation('mfe-settings');
  const { data: webhooks } = useSuspenseQuery(webhooksQuery);
  const [task, setTask] = useState<WebhookTask | 'add' | null>(null);
  return (
    <>
      <Box>
        <AddButton label={t('webhooks.add')} onClick={() => setTask('add')} />
      </Box>
      {webhooks.length === 0 ? (
        <EmptyState icon="publish" title={t('webhooks.emptyTitle')} text={t('webhooks.emptyText')} />
      ) : (
        <Stack
          component="ul"
          spacing={2}
          aria-label={t('webhooks.title')}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} onStart={setTask} />
          ))}
        </Stack>
      )}
      {task && <WebhookDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}

/** The form or the question of a task, then the secret if there is a new one. */
function WebhookDialog({ task, onClose }: { task: WebhookTask | 'add'; onClose: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const [shown, setShown] = useState<WebhookWithSecret | null>(null);
  if (shown)
    return (
      <NewSecretDialog
        title={t('webhooks.secretTitle', { name: shown.name })}
        text={t('webhooks.secretText')}
        label={t('webhooks.secret')}
        secret={shown.secret}
        onClose={onClose}
      />
    );
  if (task === 'add') return <WebhookForm webhook={null} onAdded={setShown} onClose={onClose} />;
  const { kind, webhook } = task;
  if (kind === 'edit') return <WebhookForm webhook={webhook} onAdded={setShown} onClose={onClose} />;
  if (kind === 'renew') return <RenewSecretDialog webhook={webhook} onRenewed={setShown} onClose={onClose} />;
  return <RemoveWebhookDialog webhook={webhook} onClose={onClose} />;
}
