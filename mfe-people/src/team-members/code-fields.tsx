import { COUNTRIES } from '@vitral/sdk/contracts/countries';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { SPOKEN_LANGUAGES } from '@vitral/sdk/contracts/spoken-languages';
import type { TeamMemberInput } from '@vitral/sdk/contracts/team-members';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Autocomplete, TextField, useFieldLabel } from '@vitral/sdk/ui/forms';
import { useMemo, type Ref } from 'react';
import { useController, type Control, type ControllerFieldState } from 'react-hook-form';
import { TEAM_MEMBERS } from './team-members.queries.ts';

interface CodeFieldProps {
  control: Control<TeamMemberInput>;
}

/** Selects the languages that a member speaks, by their names. */
export function LanguagesField({ control }: CodeFieldProps) {
  const { languageName } = useFormats();
  const { field, fieldState } = useController({ control, name: 'languages' });
  const { texts, inputProps } = useCodeField('languages', field.ref, fieldState);
  return (
    <Autocomplete
      {...texts}
      multiple
      disableCloseOnSelect
      options={useNamed(SPOKEN_LANGUAGES, languageName)}
      value={field.value}
      getOptionLabel={languageName}
      getOptionDisabled={(code) =>
        field.value.length >= LIMITS.spokenLanguages && !field.value.includes(code)
      }
      onChange={(_, codes) => field.onChange(codes)}
      onBlur={field.onBlur}
      renderInput={(input) => <TextField {...input} {...inputProps} />}
    />
  );
}

/** Selects the country from which a member works, by its name. */
export function CountryField({ control }: CodeFieldProps) {
  const { countryName } = useFormats();
  const { field, fieldState } = useController({ control, name: 'country' });
  const { texts, inputProps } = useCodeField('country', field.ref, fieldState);
  return (
    <Autocomplete
      {...texts}
      autoHighlight
      options={useNamed(COUNTRIES, countryName)}
      value={field.value}
      getOptionLabel={countryName}
      onChange={(_, code) => field.onChange(code)}
      onBlur={field.onBlur}
      renderInput={(input) => <TextField {...input} {...inputProps} />}
    />
  );
}

/** Returns the texts of a field's choices, and the props of its input. */
function useCodeField(
  name: 'languages' | 'country',
  inputRef: Ref<HTMLInputElement>,
  { invalid, error }: ControllerFieldState,
) {
  const { t } = useTranslation('mfe-people');
  const label = useFieldLabel(TEAM_MEMBERS)(name);
  const hint = t(`team-members.fields.${name}Hint`, { limit: LIMITS.spokenLanguages });
  return {
    inputProps: { label, inputRef, error: invalid, helperText: error?.message ?? hint },
    texts: {
      clearText: t('team-members.choices.clear'),
      openText: t('team-members.choices.open'),
      closeText: t('team-members.choices.close'),
      noOptionsText: t('team-members.choices.none'),
    },
  };
}

/** Returns the codes in the order of their names. */
function useNamed<Code extends string>(codes: readonly Code[], nameOf: (code: string) => string): Code[] {
  return useMemo(
    () => codes.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))),
    [codes, nameOf],
  );
}
