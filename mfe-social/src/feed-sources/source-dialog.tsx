import type { FeedSource, FeedSourceInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { FormDialog, useFailureTeller, useStaleEdit, type ItemFormDialogProps } from '@vitral/ui/forms';
import { useForm, useWatch } from 'react-hook-form';
import { fetchFeedSource, useAddFeedSource, useUpdateFeedSource } from './feed-sources.queries.ts';
import { SourceConflict } from './source-conflict.tsx';
import { SourceForm } from './source-form.tsx';

const BLANK: FeedSourceInput = { platform: 'youtube', title: '', url: '', kind: 'youtube', isActive: true };
const FIELDS = Object.keys(BLANK) as (keyof FeedSourceInput)[];
const AT_FIELD = { 'feed-sources.taken': 'url' } as const;

const toInput = ({ platform, title, url, kind, isActive }: FeedSourceInput): FeedSourceInput => ({
  platform,
  title,
  url,
  kind,
  isActive,
});

const trimmed = (values: FeedSourceInput) => ({
  ...values,
  title: values.title.trim(),
  url: values.url.trim(),
});

interface DialogProps {
  onClose: () => void;
}

export function AddSourceDialog({ onClose }: DialogProps) {
  const { t } = useTranslation('mfe-social');
  const form = useForm<FeedSourceInput>({ defaultValues: BLANK });
  const { mutate, isPending } = useAddFeedSource();
  const onError = useFailureTeller({
    form,
    fields: FIELDS,
    message: t('feed-sources.createFailed'),
    atField: AT_FIELD,
  });
  const save = form.handleSubmit((values) => mutate(trimmed(values), { onSuccess: onClose, onError }));
  return (
    <SourceFormDialog
      form={form}
      title={t('feed-sources.addTitle')}
      submitLabel={t('actions.add')}
      isSubmitting={isPending}
      onSubmit={save}
      onClose={onClose}
    />
  );
}

export function EditSourceDialog({ source, onClose }: DialogProps & { source: FeedSource }) {
  const { t } = useTranslation('mfe-social');
  const form = useForm<FeedSourceInput>({ defaultValues: toInput(source) });
  const { mutate, isPending } = useUpdateFeedSource(source.id);
  const { version, conflict, onError } = useStaleEdit({
    item: source,
    fields: FIELDS,
    toInput,
    setValue: form.setValue,
    staleCode: 'feed-sources.stale',
    refetch: () => fetchFeedSource(source.id),
    tellFailure: useFailureTeller({
      form,
      fields: FIELDS,
      message: t('feed-sources.updateFailed'),
      atField: AT_FIELD,
    }),
  });
  const save = form.handleSubmit((values) =>
    mutate({ ...trimmed(values), version }, { onSuccess: onClose, onError }),
  );
  return (
    <SourceFormDialog
      form={form}
      title={t('feed-sources.editTitle')}
      submitLabel={t('actions.update')}
      isSubmitting={isPending}
      isBlocked={conflict !== null}
      onSubmit={save}
      onClose={onClose}
      notice={conflict && <SourceConflict control={form.control} conflict={conflict} />}
    />
  );
}

function SourceFormDialog({
  form,
  isBlocked = false,
  notice,
  ...dialog
}: ItemFormDialogProps<FeedSourceInput>) {
  const [title, url] = useWatch({ control: form.control, name: ['title', 'url'] });
  const isComplete = title.trim() !== '' && url.trim() !== '';
  return (
    <FormDialog open isDirty={form.formState.isDirty} canSubmit={isComplete && !isBlocked} {...dialog}>
      {notice}
      <SourceForm form={form} />
    </FormDialog>
  );
}
