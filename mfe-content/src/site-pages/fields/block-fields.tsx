import type { BlockField } from '@vitral/sdk/contracts/blocks';
import { fieldIn, type Language } from '@vitral/sdk/contracts/languages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Stack } from '@vitral/sdk/ui';
import { FormSelect, FormTextField } from '@vitral/sdk/ui/forms';
import type { Control, Path } from 'react-hook-form';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { EachShownLanguage } from '../shown-languages.tsx';
import type { SitePageForm } from '../site-page-form.ts';
import { useBilingual } from '../use-bilingual.ts';
import { CaptionsField } from './captions-field.tsx';
import { ItemsField } from './items-field.tsx';
import { ListField } from './list-field.tsx';
import { PublicBlockField } from './public-block-field.tsx';
import type { BlockFieldProps } from './block-field-props.ts';
import { BlockPictureField } from './block-picture-field.tsx';

interface BlockFieldsProps {
  control: Control<SitePageForm>;
  fields: readonly BlockField[];
  /** Path of the values in the form: `blocks.2.values`. */
  path: string;
}

/** The fields of a block or of an item of a list, as its type describes them. */
export function BlockFields({ fields, ...place }: BlockFieldsProps) {
  return (
    <Stack spacing={3}>
      {fields.map((field) => (
        <BlockFieldView key={field.name} field={field} {...place} />
      ))}
    </Stack>
  );
}

function BlockFieldView({ control, field, path }: BlockFieldProps) {
  const text = useBilingual();
  const name = `${path}.${field.name}` as Path<SitePageForm>;
  const common = { control, name, label: text(field.label), hint: field.hint && text(field.hint) };
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'richText':
      return <TranslatedField control={control} field={field} path={path} />;
    case 'word':
      return <FormTextField {...common} limit={LIMITS.landingLine} required={field.isRequired} />;
    case 'url':
      return <UrlField {...common} required={field.isRequired} />;
    case 'picture':
      return <BlockPictureField control={control} field={field} path={path} />;
    case 'captions':
      return <CaptionsField control={control} field={field} path={path} />;
    case 'choice':
      return (
        <FormSelect
          {...common}
          choices={field.options.map(({ value, label }) => ({ value, label: text(label) }))}
        />
      );
    case 'items':
      return <ItemsField control={control} field={field} path={path} />;
    case 'publicBlock':
      return <PublicBlockField control={control} field={field} path={path} />;
    case 'list':
      return (
        <ListField control={control} field={field} path={path}>
          {(item) => <BlockFields control={control} fields={field.fields} path={item} />}
        </ListField>
      );
  }
}

type Common = Omit<Parameters<typeof FormTextField<SitePageForm>>[0], 'type'>;

function UrlField(props: Common) {
  const { t } = useTranslation('mfe-content');
  return <FormTextField {...props} hint={props.hint ?? t('site-pages.urlHint')} limit={LIMITS.url} />;
}

function TranslatedField({ control, field, path }: BlockFieldProps) {
  const { t } = useTranslation();
  const text = useBilingual();
  const isLong = field.kind === 'text';
  const propsIn = (language: Language) => ({
    control,
    name: `${path}.${fieldIn(field.name, language)}` as Path<SitePageForm>,
    label: `${text(field.label)} · ${t(`language.${language}`)}`,
    required: field.isRequired && language === 'es',
    hint: field.hint && text(field.hint),
  });
  return (
    <EachShownLanguage>
      {(language) =>
        field.kind === 'richText' ? (
          <RichTextField {...propsIn(language)} />
        ) : (
          <FormTextField
            {...propsIn(language)}
            limit={isLong ? LIMITS.landingText : LIMITS.landingLine}
            {...(isLong && { multiline: true, minRows: 3 })}
          />
        )
      }
    </EachShownLanguage>
  );
}
