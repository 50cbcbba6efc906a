import { fieldIn } from '@vitral/sdk/contracts/languages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { PictureField } from '@vitral/sdk/pictures';
import { Button, Icon, Stack } from '@vitral/sdk/ui';
import { FormSwitch, FormTextField } from '@vitral/sdk/ui/forms';
import { useWatch, type Control, type Path } from 'react-hook-form';
import { useState } from 'react';
import { EachShownLanguage } from '../shown-languages.tsx';
import type { SitePageForm } from '../site-page-form.ts';
import { useBilingual } from '../use-bilingual.ts';
import type { BlockField } from '@vitral/sdk/contracts/blocks';
import type { BlockFieldProps } from './block-field-props.ts';
import { FilmFrameDialog } from './film-frame-dialog.tsx';

type PictureBlockField = Extract<BlockField, { kind: 'picture' }>;

/** A picture of the library, with an alternative text in each language unless it is decorative. */
export function BlockPictureField({ control, field, path }: BlockFieldProps<PictureBlockField>) {
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
      >
        {(upload) =>
          field.frameOf && (
            <FrameButton control={control} name={`${path}.${field.frameOf}`} onChoose={upload} />
          )
        }
      </PictureField>
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

interface FrameButtonProps {
  control: Control<SitePageForm>;
  /** Path of the film's URL in the form. */
  name: string;
  onChoose: (frame: File) => void;
}

/** Button that takes a picture from a film stored on this site; renders nothing without such a film. */
function FrameButton({ control, name, onChoose }: FrameButtonProps) {
  const { t } = useTranslation('mfe-content');
  const [isOpen, setOpen] = useState(false);
  const value: unknown = useWatch({ control, name: name as Path<SitePageForm> });
  const film = typeof value === 'string' ? value.trim() : '';
  if (!/^\/(?!\/)/.test(film)) return null;
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<Icon name="movie" />} onClick={() => setOpen(true)}>
        {t('site-pages.frame.take')}
      </Button>
      {isOpen && <FilmFrameDialog film={film} onChoose={onChoose} onClose={() => setOpen(false)} />}
    </>
  );
}
