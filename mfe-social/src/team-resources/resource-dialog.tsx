import type { ResourceType, TeamResource, TeamResourceInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { FormDialog, useFailureTeller, useStaleEdit, type ItemFormDialogProps } from '@vitral/ui/forms';
import { useForm, useWatch } from 'react-hook-form';
import { ResourceConflict } from './resource-conflict.tsx';
import { ResourceForm } from './resource-form.tsx';
import { fetchResource } from './team-resources.queries.ts';
import { useCreateResource, useUpdateResource } from './use-resource-change.ts';

const BLANK: TeamResourceInput = { title: '', description: '', type: 'meeting', url: '', isActive: true };
const FIELDS = Object.keys(BLANK) as (keyof TeamResourceInput)[];

const toInput = ({ title, description, type, url, isActive }: TeamResource): TeamResourceInput => ({
  title,
  description,
  type,
  url,
  isActive,
});

interface DialogProps {
  onClose: () => void;
}

/** `type`: what most likely is added, since its tab is open. */
export function AddResourceDialog({ type, onClose }: DialogProps & { type: ResourceType | undefined }) {
  const { t } = useTranslation('mfe-social');
  const form = useForm<TeamResourceInput>({ defaultValues: { ...BLANK, type: type ?? BLANK.type } });
  const { mutate, isPending } = useCreateResource();
  const tellFailure = useFailureTeller({ form, fields: FIELDS, message: t('team-resources.createFailed') });
  const save = form.handleSubmit((values) => mutate(values, { onSuccess: onClose, onError: tellFailure }));
  return (
    <ResourceFormDialog
      form={form}
      title={t('team-resources.addTitle')}
      submitLabel={t('actions.create')}
      isSubmitting={isPending}
      onSubmit={save}
      onClose={onClose}
    />
  );
}

export function EditResourceDialog({ resource, onClose }: DialogProps & { resource: TeamResource }) {
  const { t } = useTranslation('mfe-social');
  const form = useForm<TeamResourceInput>({ defaultValues: toInput(resource) });
  const { mutate, isPending } = useUpdateResource(resource.id);
  const { version, conflict, onError } = useStaleEdit({
    item: resource,
    fields: FIELDS,
    toInput,
    setValue: form.setValue,
    staleCode: 'team-resources.stale',
    refetch: () => fetchResource(resource.id),
    tellFailure: useFailureTeller({ form, fields: FIELDS, message: t('team-resources.updateFailed') }),
  });
  const save = form.handleSubmit((values) => mutate({ ...values, version }, { onSuccess: onClose, onError }));
  return (
    <ResourceFormDialog
      form={form}
      title={t('team-resources.editTitle')}
      submitLabel={t('actions.update')}
      isSubmitting={isPending}
      isBlocked={conflict !== null}
      onSubmit={save}
      onClose={onClose}
      notice={conflict && <ResourceConflict control={form.control} conflict={conflict} />}
    />
  );
}

function ResourceFormDialog({
  form,
  isBlocked = false,
  notice,
  ...dialog
}: ItemFormDialogProps<TeamResourceInput>) {
  const [title, url] = useWatch({ control: form.control, name: ['title', 'url'] });
  const isComplete = title.trim() !== '' && url.trim() !== '';
  return (
    <FormDialog open isDirty={form.formState.isDirty} canSubmit={isComplete && !isBlocked} {...dialog}>
      {notice}
      <ResourceForm control={form.control} />
    </FormDialog>
  );
}
