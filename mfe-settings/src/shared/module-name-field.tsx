import { isReleaseName } from '@vitral/sdk/contracts/modules';
import { useTranslation } from '@vitral/sdk/i18n';
import { Autocomplete, FormTags, TextField } from '@vitral/sdk/ui/forms';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { useReleaseNames } from './release-names.ts';

interface ModuleNameFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  hint: string;
}

/** The name of a module: one that the site knows, or a new one, which a team will publish from its own repository. */
export function ModuleNameField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
}: ModuleNameFieldProps<Values>) {
  const { t } = useTranslation('mfe-settings');
  const names = useReleaseNames();
  const validate = (text: string) =>
    isReleaseName(text) || (text === '' ? t('form.required') : t('modules.nameInvalid'));
  const { field, fieldState } = useController({ control, name, rules: { validate } });
  return (
    <Autocomplete
      freeSolo
      options={names}
      inputValue={field.value}
      onInputChange={(_, text) => field.onChange(text.trim())}
      renderInput={(props) => (
        <TextField
          {...props}
          required
          inputRef={field.ref}
          onBlur={field.onBlur}
          label={label}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? hint}
        />
      )}
    />
  );
}

/** Names of modules as chips: known ones and new ones. */
export function ModuleNamesField<Values extends FieldValues>(props: ModuleNameFieldProps<Values>) {
  const { t } = useTranslation('mfe-settings');
  const validate = (names: readonly string[]) =>
    names.length === 0
      ? t('signing-keys.modulesRequired')
      : names.every(isReleaseName) || t('modules.nameInvalid');
  return <FormTags {...props} suggestions={useReleaseNames()} validate={validate} />;
}
