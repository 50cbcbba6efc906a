import { LIMITS, RESOURCE_TYPES, type TeamResourceInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { FormSelect, FormSwitch, FormTextField } from '@vitral/ui/forms';
import type { Control } from 'react-hook-form';

/** The rule of the server: an http(s) URL or a path on this site. */
const WEB_ADDRESS = /^(https?:\/\/[^\s\\]+|\/(?!\/)[^\s\\]*)$/i;

/** The fields of a resource. */
export function ResourceForm({ control }: { control: Control<TeamResourceInput> }) {
  const { t } = useTranslation('mfe-social');
  const label = (name: keyof TeamResourceInput) => t(`team-resources.fields.${name}`);
  const types = RESOURCE_TYPES.map((value) => ({ value, label: t(`team-resources.type.${value}`) }));
  return (
    <>
      <FormTextField
        control={control}
        name="title"
        label={label('title')}
        limit={LIMITS.title}
        required
        autoFocus
      />
      <FormSelect control={control} name="type" label={label('type')} choices={types} required />
      <FormTextField
        control={control}
        name="url"
        label={label('url')}
        hint={t('team-resources.fields.urlHint')}
        limit={LIMITS.url}
        check={(text) => (WEB_ADDRESS.test(text) ? undefined : t('field.isWebAddress'))}
        required
      />
      <FormTextField
        control={control}
        name="description"
        label={label('description')}
        limit={LIMITS.description}
        multiline
        minRows={3}
      />
      <FormSwitch control={control} name="isActive" label={label('isActive')} />
    </>
  );
}
