import { LIMITS } from '@vitral/sdk/contracts/limits';
import {
  NEW_TEAM_RESOURCE,
  RESOURCE_TYPES,
  type ResourceType,
  type TeamResource,
  type TeamResourceInput,
} from '@vitral/sdk/contracts/team-resources';
import { useTranslation } from '@vitral/sdk/i18n';
import {
  FormSelect,
  FormTextField,
  ItemFormDialog,
  PublicationFields,
  useFields,
  useItemDialog,
  usePublicationTexts,
} from '@vitral/sdk/ui/forms';
import { useWatch, type Control } from 'react-hook-form';
import { useChoices } from '../shared/filters.tsx';
import { TEAM_RESOURCES } from './team-resources.queries.ts';

interface ResourceDialogProps {
  /** Undefined for a new resource. */
  resource?: TeamResource;
  /** The initial type of a new resource, from the open tab. */
  type?: ResourceType;
  onClose: () => void;
}

export function ResourceDialog({ resource, type = NEW_TEAM_RESOURCE.type, onClose }: ResourceDialogProps) {
  const { t } = useTranslation('mfe-social');
  const { form, dialog } = useItemDialog(TEAM_RESOURCES, {
    item: resource,
    blank: { ...NEW_TEAM_RESOURCE, type },
    onClose,
  });
  const [title, url] = useWatch({ control: form.control, name: ['title', 'url'] });
  return (
    <ItemFormDialog
      {...dialog}
      submitLabel={t(resource ? 'actions.update' : 'actions.create')}
      canSubmit={title.trim() !== '' && url.trim() !== ''}
      show={{
        type: (chosen) => t(`team-resources.type.${chosen}`),
        isActive: (isActive) => t(isActive ? 'yes' : 'no'),
        ...usePublicationTexts(),
      }}
    >
      <ResourceForm control={form.control} />
    </ItemFormDialog>
  );
}

/** Matches what the server accepts: an http(s) URL or a path on this site. */
const WEB_URL = /^(https?:\/\/[^\s\\]+|\/(?!\/)[^\s\\]*)$/i;

function ResourceForm({ control }: { control: Control<TeamResourceInput> }) {
  const { t } = useTranslation('mfe-social');
  const choices = useChoices();
  const field = useFields(TEAM_RESOURCES, control);
  return (
    <>
      <FormTextField {...field('title')} limit={LIMITS.title} required autoFocus />
      <FormSelect {...field('type')} choices={choices('team-resources.type', RESOURCE_TYPES)} required />
      <FormTextField
        {...field('url')}
        hint={t('team-resources.fields.urlHint')}
        limit={LIMITS.url}
        check={(text) => (WEB_URL.test(text) ? undefined : t('field.isWebAddress'))}
        required
      />
      <FormTextField {...field('description')} limit={LIMITS.description} multiline minRows={3} />
      <PublicationFields {...field('isActive')} />
    </>
  );
}
