import { useSuspenseQuery } from '@tanstack/react-query';
import { LANGUAGES } from '@vitral/sdk/contracts/languages';
import { useTranslation } from '@vitral/sdk/i18n';
import { Button, notify } from '@vitral/sdk/ui';
import { Form, SelectField } from '@vitral/sdk/ui/forms';
import { useEffect, useState } from 'react';
import { siteConfigQuery, useSaveSiteConfig } from './site-config.queries.ts';

export function LanguageForm({ onDirtyChange }: { onDirtyChange: (isDirty: boolean) => void }) {
  const { t } = useTranslation('mfe-settings');
  const { data: saved } = useSuspenseQuery(siteConfigQuery('site_language'));
  const { mutate, isPending } = useSaveSiteConfig('site_language');
  const [chosen, setChosen] = useState(saved.value);

  const isDirty = chosen !== saved.value;
  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty]);

  return (
    <Form
      aria-label={t('site-config.languageTitle')}
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      onSubmit={() =>
        mutate(
          { value: chosen },
          {
            onSuccess: () =>
              notify.success(t('site-config.languageUpdated'), {
                description: t('site-config.languageUpdatedText'),
              }),
            onError: (error) => notify.failure(t('site-config.languageFailed'), error),
          },
        )
      }
    >
      <SelectField
        label={t('site-config.language')}
        value={chosen}
        choices={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={setChosen}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={!isDirty}
        loading={isPending}
        sx={{ flexShrink: 0 }}
      >
        {t('site-config.saveLanguage')}
      </Button>
    </Form>
  );
}
