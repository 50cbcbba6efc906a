import { useSuspenseQuery } from '@tanstack/react-query';
import { LIMITS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Button } from '@vitral/ui';
import { Form, FormTextField } from '@vitral/ui/forms';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { LogoPreview } from './logo-preview.tsx';
import { LogoSources } from './logo-sources.tsx';
import { siteConfigQuery } from './site-config.queries.ts';
import { useSaveLogo } from './use-save-logo.ts';

interface LogoFormProps {
  /** Reports whether a chosen logo is not saved yet. */
  onDirtyChange: (isDirty: boolean) => void;
}

/** The current logo, and its replacement by URL, from the library or by the default logo. */
export function LogoForm({ onDirtyChange }: LogoFormProps) {
  const { t } = useTranslation('mfe-settings');
  const { value: current } = useSuspenseQuery(siteConfigQuery('site_logo')).data;
  const { control, handleSubmit, reset, setError, setValue } = useForm({ defaultValues: { value: '' } });
  const draft = useWatch({ control, name: 'value' }).trim();
  const { save, isPending } = useSaveLogo({
    onSaved: reset,
    onRefused: () => setError('value', { message: t('field.isWebAddress') }, { shouldFocus: true }),
  });
  const isDirty = draft !== '';
  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty]);

  return (
    <Form
      aria-label={t('site-config.logoTitle')}
      spacing={2}
      onSubmit={handleSubmit(() => save(draft, current))}
    >
      <LogoPreview current={current} draft={draft} />
      <FormTextField
        control={control}
        name="value"
        type="url"
        label={t('site-config.logoAddress')}
        hint={t('site-config.logoHint')}
      />
      <LogoSources
        chosen={draft || current}
        canReset={current !== ''}
        onChoose={(url) => setValue('value', url.slice(0, LIMITS.url), { shouldDirty: true })}
        onReset={() => save('', current)}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={!isDirty}
        loading={isPending}
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        {t('site-config.saveLogo')}
      </Button>
    </Form>
  );
}
