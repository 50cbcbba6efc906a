import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@vitral/contracts/limits';
import { useTranslation } from '@vitral/i18n';
import { useState } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';

export interface TagsFieldProps {
  label: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: () => void;
  error?: string;
  hint?: string;
  autoFocus?: boolean;
  /** Tags to choose from instead of typing one. */
  suggestions?: readonly string[];
}

/** Tags as chips. A comma, Enter or leaving the field ends a tag; there are at most LIMITS.tags, without duplicates. */
export function TagsField({
  label,
  value,
  onChange,
  onBlur,
  error,
  hint,
  autoFocus,
  suggestions = [],
}: TagsFieldProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState('');
  const add = (texts: string[]) => {
    const next = withTags(value, texts);
    if (next.length !== value.length) onChange(next);
  };
  const type = (text: string) => {
    const parts = text.split(',');
    setDraft(parts.at(-1)?.trimStart() ?? '');
    if (parts.length > 1) add(parts.slice(0, -1));
  };
  const count = t('tags.count', { count: value.length, limit: LIMITS.tags });
  return (
    <Autocomplete
      multiple
      freeSolo
      options={suggestions}
      filterSelectedOptions
      disableCloseOnSelect
      value={[...value]}
      inputValue={draft}
      onInputChange={(_, text, reason) => reason === 'input' && type(text)}
      onChange={(_, next, reason) => {
        if (reason === 'createOption') return type(`${draft},`);
        setDraft('');
        return onChange(next);
      }}
      onBlur={() => {
        type(`${draft},`);
        onBlur?.();
      }}
      clearText={t('tags.clear')}
      renderValue={(tags, getItemProps) =>
        tags.map((tag, index) => {
          const { key, ...props } = getItemProps({ index });
          return <Chip key={key} size="small" label={tag} {...props} />;
        })
      }
      renderInput={(props) => (
        <TextField
          {...props}
          label={label}
          autoFocus={autoFocus}
          error={Boolean(error)}
          helperText={error ?? [hint ?? t('tags.hint'), count].join(' · ')}
          slotProps={{
            ...props.slotProps,
            htmlInput: { ...props.slotProps.htmlInput, maxLength: LIMITS.tag * LIMITS.tags },
          }}
        />
      )}
    />
  );
}

function withTags(tags: readonly string[], texts: string[]): string[] {
  const added = texts.map((text) => text.trim().slice(0, LIMITS.tag)).filter(Boolean);
  const keys = [...tags, ...added].map((tag) => tag.normalize().toLowerCase());
  return [...tags, ...added]
    .filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
    .slice(0, LIMITS.tags);
}

export interface FormTagsProps<Values extends FieldValues> extends Pick<
  TagsFieldProps,
  'label' | 'hint' | 'suggestions'
> {
  control: Control<Values>;
  name: Path<Values>;
  /** Returns what is wrong with the tags, or true. */
  validate?: (tags: readonly string[]) => string | true;
}

/** TagsField in a react-hook-form form. */
export function FormTags<Values extends FieldValues>({
  control,
  name,
  validate = () => true,
  ...props
}: FormTagsProps<Values>) {
  const { field, fieldState } = useController({ control, name, rules: { validate } });
  return (
    <TagsField
      {...props}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
