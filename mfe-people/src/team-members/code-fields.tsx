import { COUNTRIES } from '@vitral/contracts/countries';
import { LIMITS } from '@vitral/contracts/limits';
import { SPOKEN_LANGUAGES } from '@vitral/contracts/spoken-languages';
import type { TeamMemberInput } from '@vitral/contracts/team-members';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Autocomplete, TextField, useFieldLabel } from '@vitral/ui/forms';
import { useMemo } from 'react';
import { useController, type Control } from 'react-hook-form';
import { TEAM_MEMBERS } from './team-members.queries.ts';

interface CodeFieldProps {
  control: Control<TeamMemberInput>;
}

/** Selects the languages that a member speaks, by their names. */
export function LanguagesField({ control }: CodeFieldProps) {
  const { languageName } = useFormats();
  const { texts, label, hint } = useTexts('languages');
  const { field, fieldState } = useController({ control, name: 'languages' });
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
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? hint}
        />
      )}
    />
  );
}

/** Selects the country from which a member works, by its name. */
export function CountryField({ control }: CodeFieldProps) {
  const { countryName } = useFormats();
  const { texts, label, hint } = useTexts('country');
  const { field, fieldState } = useController({ control, name: 'country' });
  return (
    <Autocomplete
      {...texts}
      autoHighlight
      options={useNamed(COUNTRIES, countryName)}
      value={field.value}
      getOptionLabel={countryName}
      onChange={(_, code) => field.onChange(code)}
      onBlur={field.onBlur}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? hint}
        />
      )}
    />
  );
}

function useTexts(name: 'languages' | 'country') {
  const { t } = useTranslation('mfe-people');
  return {
    label: useFieldLabel(TEAM_MEMBERS)(name),
    hint: t(`team-members.fields.${name}Hint`, { limit: LIMITS.spokenLanguages }),
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
