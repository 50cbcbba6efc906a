import { NEW_TEAM_RESOURCE, type ResourceType, type TeamResource } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ItemFormDialog, useItemForm } from '@vitral/ui/forms';
import { useWatch } from 'react-hook-form';
import { ResourceForm } from './resource-form.tsx';
import { fetchResource } from './team-resources.queries.ts';
import { useSaveResource } from './use-resource-change.ts';

interface ResourceDialogProps {
  /** Undefined for a new one. */
  resource?: TeamResource;
  /** The type that a new one starts with, from the open tab. */
  type?: ResourceType;
  onClose: () => void;
}

/** Adds or edits a resource. */
export function ResourceDialog({ resource, type = NEW_TEAM_RESOURCE.type, onClose }: ResourceDialogProps) {
  const { t } = useTranslation('mfe-social');
  const editing = useItemForm({
    item: resource,
    blank: { ...NEW_TEAM_RESOURCE, type },
    save: useSaveResource(resource?.id),
    refetch: fetchResource,
    staleCode: 'team-resources.stale',
    failure: t(resource ? 'team-resources.updateFailed' : 'team-resources.createFailed'),
    onSaved: onClose,
  });
  const { control } = editing.form;
  const [title, url] = useWatch({ control, name: ['title', 'url'] });
  return (
    <ItemFormDialog
      editing={editing}
      title={t(resource ? 'team-resources.editTitle' : 'team-resources.addTitle')}
      submitLabel={t(resource ? 'actions.update' : 'actions.create')}
      canSubmit={title.trim() !== '' && url.trim() !== ''}
      label={(field) => t(`team-resources.fields.${field}`)}
      show={{
        type: (chosen) => t(`team-resources.type.${chosen}`),
        isActive: (isActive) => t(isActive ? 'team-resources.yes' : 'team-resources.no'),
      }}
      onClose={onClose}
    >
      <ResourceForm control={control} />
    </ItemFormDialog>
  );
}
