import type { SocialFeedItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Alert } from '@vitral/ui';
import { FormDialog, useFailureTeller, useStaleEdit, type ItemFormDialogProps } from '@vitral/ui/forms';
import { useForm, useWatch } from 'react-hook-form';
import { FeedItemConflict } from './feed-item-conflict.tsx';
import { FeedItemForm } from './feed-item-form.tsx';
import { blankValues, toInput, toValues, type ItemValues } from './feed-item-values.ts';
import { fetchFeedItem, useAddFeedItem, useUpdateFeedItem } from './social-feeds.queries.ts';

const FIELDS = Object.keys(blankValues()) as (keyof ItemValues)[];

interface DialogProps {
  onClose: () => void;
}

export function AddItemDialog({ onClose }: DialogProps) {
  const { t } = useTranslation('mfe-social');
  const form = useForm<ItemValues>({ defaultValues: blankValues() });
  const { mutate, isPending } = useAddFeedItem();
  const onError = useFailureTeller({ form, fields: FIELDS, message: t('social-feeds.createFailed') });
  const save = form.handleSubmit((values) => mutate(toInput(values), { onSuccess: onClose, onError }));
  return (
    <ItemFormDialog
      form={form}
      title={t('social-feeds.addTitle')}
      submitLabel={t('actions.add')}
      isSubmitting={isPending}
      onSubmit={save}
      onClose={onClose}
    />
  );
}

export function EditItemDialog({ item, onClose }: DialogProps & { item: SocialFeedItem }) {
  const { t } = useTranslation('mfe-social');
  const form = useForm<ItemValues>({ defaultValues: toValues(item) });
  const { mutate, isPending } = useUpdateFeedItem(item.id);
  const { version, conflict, onError } = useStaleEdit({
    item,
    fields: FIELDS,
    toInput: toValues,
    setValue: form.setValue,
    staleCode: 'social-feeds.stale',
    refetch: () => fetchFeedItem(item.id),
    tellFailure: useFailureTeller({ form, fields: FIELDS, message: t('social-feeds.updateFailed') }),
  });
  const save = form.handleSubmit((values) =>
    mutate({ ...toInput(values, item.createdAt), version }, { onSuccess: onClose, onError }),
  );
  return (
    <ItemFormDialog
      form={form}
      title={t('social-feeds.editTitle')}
      submitLabel={t('actions.update')}
      isSubmitting={isPending}
      isBlocked={conflict !== null}
      onSubmit={save}
      onClose={onClose}
      notice={
        <>
          {conflict && <FeedItemConflict control={form.control} conflict={conflict} />}
          {item.sourceId !== null && (
            <Alert severity="info" role="note">
              {t('social-feeds.editSynced')}
            </Alert>
          )}
        </>
      }
    />
  );
}

function ItemFormDialog({ form, isBlocked = false, notice, ...dialog }: ItemFormDialogProps<ItemValues>) {
  const [title, url] = useWatch({ control: form.control, name: ['title', 'url'] });
  const isComplete = title.trim() !== '' && url.trim() !== '';
  return (
    <FormDialog open isDirty={form.formState.isDirty} canSubmit={isComplete && !isBlocked} {...dialog}>
      {notice}
      <FeedItemForm control={form.control} />
    </FormDialog>
  );
}
