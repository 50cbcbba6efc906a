import { DEFAULT_LANGUAGE, fieldIn, type Language } from '@vitral/sdk/contracts/languages';
import { isPhoneNumber } from '@vitral/sdk/contracts/notifications';
import { useTranslation } from '@vitral/sdk/i18n';
import { EachLanguage, FormSelect, FormTextField } from '@vitral/sdk/ui/forms';
import { useWatch, type Control, type Path } from 'react-hook-form';
import type { LandingForm } from './landing-form.ts';
import type { LandingField } from './landing-sections.ts';

interface LandingTextFieldsProps {
  control: Control<LandingForm>;
  field: LandingField;
  /** Prefix of the field's name in the form, such as `cards.2.`. */
  before?: string;
  label: string;
  hint?: string;
}

/** Fields of a text in each language; one field if all languages share the text. */
export function LandingTextFields({ control, field, before = '', label, hint }: LandingTextFieldsProps) {
  const { t } = useTranslation();
  const { t: own } = useTranslation('mfe-content');
  const { requiredWith = '', isInstant, options } = field;
  const other = useWatch({ control, name: requiredWith, disabled: !requiredWith });
  const { name, limit, isTranslated, isLong, isRequired, isInternational, type } = field;
  const path = (language: Language) => `${before}${fieldIn(name, language)}` as Path<LandingForm>;
  const common = { control, limit, hint, type, ...(isLong && { multiline: true, minRows: 3 }) };
  const check = (text: string) => (isPhoneNumber(text) ? undefined : t('field.isPhoneNumber'));

  if (options)
    return (
      <FormSelect
        control={control}
        name={path(DEFAULT_LANGUAGE)}
        label={label}
        hint={hint}
        choices={options.map((value) => ({ value, label: own(`landing-content.${name}.${value}`) }))}
      />
    );
  if (isInstant)
    return (
      <FormTextField
        control={control}
        name={path(DEFAULT_LANGUAGE)}
        label={label}
        hint={hint}
        type="datetime-local"
      />
    );
  if (!isTranslated)
    return (
      <FormTextField
        {...common}
        name={path(DEFAULT_LANGUAGE)}
        label={label}
        required={isRequired}
        {...(isInternational && { check })}
      />
    );
  return (
    <EachLanguage>
      {(language) => (
        <FormTextField
          {...common}
          name={path(language)}
          label={`${label} · ${t(`language.${language}`)}`}
          required={(isRequired || (requiredWith !== '' && Boolean(other))) && language === DEFAULT_LANGUAGE}
        />
      )}
    </EachLanguage>
  );
}
