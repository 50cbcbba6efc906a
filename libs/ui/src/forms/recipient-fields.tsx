import { LANGUAGES, type Language } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { useTranslation } from '@vitral/i18n';
import type { Control, Path } from 'react-hook-form';
import { FormSelect } from './form-select.tsx';
import { FormTextField } from './form-text-field.tsx';

interface RecipientValues {
  /** Empty for anybody. */
  recipient: string;
  language: Language | null;
}

interface RecipientFieldsProps<Values extends RecipientValues> {
  control: Control<Values>;
  /** Labels that fit the kind of link; `anyLanguage` is the choice of none. */
  labels: { recipient: string; hint: string; language: string; anyLanguage: string };
}

/** The fields of a link for the person who receives it. */
export function RecipientFields<Values extends RecipientValues>(props: RecipientFieldsProps<Values>) {
  const { control, labels } = props;
  const { t } = useTranslation();
  return (
    <>
      <FormTextField
        control={control}
        name={'recipient' as Path<Values>}
        label={labels.recipient}
        hint={labels.hint}
        limit={LIMITS.name}
      />
      <FormSelect
        control={control}
        name={'language' as Path<Values>}
        label={labels.language}
        choices={[
          { value: '', label: labels.anyLanguage },
          ...LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) })),
        ]}
      />
    </>
  );
}
