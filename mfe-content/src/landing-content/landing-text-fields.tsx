import { CONTENT_LANGUAGES } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box } from '@vitral/ui';
import { FormTextField } from '@vitral/ui/forms';
import type { Control, Path } from 'react-hook-form';
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

/** Fields of a text in both languages, side by side where there is room; one field if both languages share the text. */
export function LandingTextFields({ control, field, before = '', label, hint }: LandingTextFieldsProps) {
  const { t } = useTranslation();
  const { name, limit, isBilingual, isLong, isRequired, type } = field;
  const path = (suffix: string) => `${before}${name}${suffix}` as Path<LandingForm>;
  const common = { control, limit, hint, type, ...(isLong && { multiline: true, minRows: 3 }) };

  if (!isBilingual) return <FormTextField {...common} name={path('')} label={label} required={isRequired} />;
  return (
    <Box sx={PAIR}>
      {CONTENT_LANGUAGES.map((language) => (
        <FormTextField
          key={language}
          {...common}
          name={path(language === 'en' ? 'En' : '')}
          label={`${label} · ${t(`language.${language}`)}`}
          required={isRequired && language === 'es'}
        />
      ))}
    </Box>
  );
}

/** A container query, not a media query: the form may share the screen with the preview. */
const PAIR = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 520px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
