import { isApiError } from '@vitral/api-client';
import type { ContentInput, ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { FormDialog, notify, useFieldErrors } from '@vitral/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ContentConflict } from './content-conflict.tsx';
import { ContentForm } from './content-form.tsx';
import { FIELDS, toInput } from './content-input.ts';
import { fetchContent, useUpdateContent } from './content.queries.ts';

export interface EditContentDialogProps {
  item: ContentItem;
  onClose: () => void;
}

/** Changes what is known about a file; the file itself stays. */
export function EditContentDialog({ item, onClose }: EditContentDialogProps) {
  const { t } = useTranslation('mfe-content');
  const { control, formState, handleSubmit, setError, setValue } = useForm<ContentInput>({
    defaultValues: toInput(item),
  });
  const { mutate, isPending } = useUpdateContent(item.id);
  const [version, setVersion] = useState(item.version);
  const [theirs, setTheirs] = useState<ContentItem | null>(null);
  const showAtFields = useFieldErrors(setError, FIELDS);
  const title = useWatch({ control, name: 'title' });

  const tellFailure = (error: Error) => {
    if (!showAtFields(error)) notify.failure(t('content.updateFailed'), error);
  };
  const onError = (error: Error) =>
    isApiError(error) && error.code === 'content.stale'
      ? fetchContent(item.id).then(setTheirs, tellFailure)
      : tellFailure(error);
  const save = handleSubmit((values) => mutate({ ...values, version }, { onSuccess: onClose, onError }));
  const resolve = (current: ContentItem, merged: ContentInput) => {
    for (const name of FIELDS) setValue(name, merged[name], { shouldDirty: true });
    setVersion(current.version);
    setTheirs(null);
  };

  return (
    <FormDialog
      open
      title={t('content.editTitle')}
      submitLabel={t('actions.update')}
      isDirty={formState.isDirty}
      isSubmitting={isPending}
      canSubmit={title.trim() !== '' && theirs === null}
      onSubmit={save}
      onClose={onClose}
    >
      {theirs && (
        <ContentConflict control={control} theirs={theirs} onResolve={(merged) => resolve(theirs, merged)} />
      )}
      <ContentForm control={control} item={item} />
    </FormDialog>
  );
}
