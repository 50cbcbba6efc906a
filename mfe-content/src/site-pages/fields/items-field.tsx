import { useQuery } from '@tanstack/react-query';
import type { BlockField } from '@vitral/sdk/contracts/blocks';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Autocomplete, TextField } from '@vitral/sdk/ui/forms';
import { useController, type Path } from 'react-hook-form';
import type { SitePageForm } from '../site-page-form.ts';
import { sourceQuery } from '../site-pages.queries.ts';
import { useBilingual } from '../use-bilingual.ts';
import type { BlockFieldProps } from './block-field-props.ts';

type ItemsBlockField = Extract<BlockField, { kind: 'items' }>;

/** Chosen items of a list of the site, in the order in which they were chosen. */
export function ItemsField({
  control,
  field: { name, label, hint, source },
  path,
}: BlockFieldProps<ItemsBlockField>) {
  const { t } = useTranslation('mfe-content');
  const text = useBilingual();
  const { field, fieldState } = useController({ control, name: `${path}.${name}` as Path<SitePageForm> });
  const { data: items = [], isPending, isError } = useQuery(sourceQuery(source));
  const ids = field.value as unknown as string[];
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? t('site-pages.missingItem');
  const failure = isError ? t('site-pages.itemsFailed') : undefined;
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={items.map(({ id }) => id)}
      value={ids}
      loading={isPending}
      getOptionLabel={nameOf}
      getOptionDisabled={() => ids.length >= LIMITS.blockList}
      onChange={(_, chosen) => field.onChange(chosen)}
      renderInput={(input) => (
        <TextField
          {...input}
          label={text(label)}
          inputRef={field.ref}
          error={fieldState.invalid || isError}
          helperText={fieldState.error?.message ?? failure ?? (hint && text(hint))}
        />
      )}
    />
  );
}
