import { fieldIn } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { useTranslation } from '@vitral/i18n';
import { PictureField } from '@vitral/pictures';
import { Stack } from '@vitral/ui';
import { FormSwitch, FormTextField } from '@vitral/ui/forms';
import { useWatch, type Path } from 'react-hook-form';
import { EachShownLanguage } from '../shown-languages.tsx';
import type { SitePageForm } from '../site-page-form.ts';
import { useBilingual } from '../use-bilingual.ts';
import type { BlockFieldProps } from './block-field-props.ts';

/** A picture of the library, with an alternative text in each language unless it is decorative. */
export function BlockPictureField({ control, field, path }: BlockFieldProps) {
  const { t } = useTranslation('mfe-content');
  const text = useBilingual();
  const name = (end: string) => `${path}.${field.name}.${end}` as Path<SitePageForm>;
  const [url, isDecorative] = useWatch({ control, name: [name('url'), name('isDecorative')] }) as unknown as [
    string | null,
    boolean,
  ];
  const label = text(field.label);
  return (
    <Stack spacing={1.5}>
      <PictureField
        control={control}
        name={name('url')}
        label={field.isRequired ? `${label} *` : label}
        alt={label}
        target={{ category: 'marketing', title: label }}
      />
      {url && (
        <FormSwitch
          control={control}
          name={name('isDecorative')}
          label={t('site-pages.picture.isDecorative')}
        />
      )}
      {url && !isDecorative && (
        <EachShownLanguage>
          {(language) => (
            <FormTextField
              control={control}
              name={name(fieldIn('alt', language))}
              label={`${t('site-pages.picture.alt', { label })} · ${t(`language.${language}`)}`}
              hint={t('site-pages.picture.altHint')}
              limit={LIMITS.landingLine}
              required={language === 'es'}
            />
          )}
        </EachShownLanguage>
      )}
    </Stack>
  );
}
