import type { ContentInput, ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { FormDialog, useFieldErrors, useStaleEdit } from '@vitral/ui/forms';
import { useForm, useWatch } from 'react-hook-form';
import { ContentConflict } from './content-conflict.tsx';
import { ContentForm } from './content-form.tsx';
import { FIELDS, toInput } from './content-input.ts';
import { fetchContent, useUpdateContent } from './content.queries.ts';
import { isKept } from '../shared/use-keep-used.ts';

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
  const { mutate, isPending } = useUpdateContent(item);
  const showAtFields = useFieldErrors(setError, FIELDS);
  const title = useWatch({ control, name: 'title' });
  const { version, conflict, onError } = useStaleEdit({
    item,
    fields: FIELDS,
    toInput,
    setValue,
    staleCode: 'content.stale',
    refetch: () => fetchContent(item.id),
    tellFailure: (error) =>
      isKept(error) || showAtFields(error) || notify.failure(t('content.updateFailed'), error),
  });
  const save = handleSubmit((values) => mutate({ ...values, version }, { onSuccess: onClose, onError }));

  return (
    <FormDialog
      open
      title={t('content.editTitle')}
      submitLabel={t('actions.update')}
      isDirty={formState.isDirty}
      isSubmitting={isPending}
      canSubmit={title.trim() !== '' && conflict === null}
      onSubmit={save}
      onClose={onClose}
    >
      {conflict && <ContentConflict control={control} conflict={conflict} />}
      <ContentForm control={control} item={item} />
    </FormDialog>
  );
}
