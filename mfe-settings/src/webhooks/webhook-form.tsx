import { LIMITS } from '@vitral/sdk/contracts/limits';
import {
  NEW_WEBHOOK,
  type Webhook,
  type WebhookInput,
  type WebhookWithSecret,
} from '@vitral/sdk/contracts/webhooks';
import { useTranslation } from '@vitral/sdk/i18n';
import { notify } from '@vitral/sdk/ui';
import { FormDialog, FormSwitch, FormTextField, useFailureReport } from '@vitral/sdk/ui/forms';
import { useForm } from 'react-hook-form';
import { EventsField } from './events-field.tsx';
import { useAddWebhook, useSaveWebhook } from './webhooks.queries.ts';

interface WebhookFormProps {
  /** Null for a new webhook. */
  webhook: Webhook | null;
  onAdded: (added: WebhookWithSecret) => void;
  onClose: () => void;
}

export function WebhookForm({ webhook, onAdded, onClose }: WebhookFormProps) {
  const { t } = useTranslation('mfe-settings');
  const { name, url, events, isActive } = webhook ?? NEW_WEBHOOK;
  const form = useForm<WebhookInput>({ defaultValues: { name, url, events, isActive } });
  const { control } = form;
  const [add, save] = [useAddWebhook(), useSaveWebhook()];
  const onError = useFailureReport({
    form,
    fields: ['name', 'url', 'events', 'isActive'],
    message: t('webhooks.saveFailed'),
  });
  const submit = form.handleSubmit((values) => {
    const input = { ...values, url: values.url.trim() };
    if (!webhook) return add.mutate(input, { onSuccess: onAdded, onError });
    const onSuccess = () => {
      notify.success(t('webhooks.saved', { name: values.name }));
      onClose();
    };
    const { id, version } = webhook;
    return save.mutate({ ...input, id, version }, { onSuccess, onError });
  });
  return (
    <FormDialog
      open
      title={webhook ? t('webhooks.editOf', { name }) : t('webhooks.add')}
      submitLabel={t(webhook ? 'actions.save' : 'actions.create')}
      isDirty={form.formState.isDirty}
      isSubmitting={add.isPending || save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="name"
        autoFocus
        required
        limit={LIMITS.name}
        label={t('webhooks.name')}
        hint={t('webhooks.nameHint')}
      />
      <FormTextField
        control={control}
        name="url"
        required
        limit={LIMITS.url}
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
      />
      <EventsField control={control} />
      <FormSwitch control={control} name="isActive" label={t('webhooks.isActive')} />
    </FormDialog>
  );
}
