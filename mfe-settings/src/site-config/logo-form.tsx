import { useSuspenseQuery } from '@tanstack/react-query';
import { isApiError } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';
import { Box, Button, FormTextField, ImageWithFallback, notify, Stack, Typography } from '@vitral/ui';
import { useForm, useWatch } from 'react-hook-form';
import { siteConfigQuery, useSaveSiteConfig } from './site-config.queries.ts';

/** Told with the value, as the specification has it (section 7). */
const DESCRIPTION = 'Site logo URL';

/** What the site shows while no logo was chosen. */
const SITE_MARK = '/favicon.svg';

/** The logo as it is, and the address of another one. */
export function LogoForm() {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending } = useSaveSiteConfig('site_logo');
  const { control, handleSubmit, reset, setError } = useForm({ defaultValues: { value: '' } });
  const isBlank = useWatch({ control, name: 'value' }).trim() === '';

  const tellFailure = (error: Error) => {
    if (isApiError(error) && error.status === 400) {
      setError('value', { message: t('field.isWebAddress') }, { shouldFocus: true });
    }
    notify.error(t('site-config.logoFailedTitle'), { description: t('site-config.logoFailed') });
  };
  const save = handleSubmit(({ value }) =>
    mutate(
      { value: value.trim(), description: DESCRIPTION },
      {
        onSuccess: () => {
          reset();
          notify.success(t('site-config.logoUpdated'), { description: t('site-config.logoUpdatedText') });
        },
        onError: tellFailure,
      },
    ),
  );
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={save}>
      <CurrentLogo />
      <FormTextField
        control={control}
        name="value"
        type="url"
        label={t('site-config.logoAddress')}
        hint={t('site-config.logoHint')}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={isBlank}
        loading={isPending}
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        {t('site-config.saveLogo')}
      </Button>
    </Stack>
  );
}

function CurrentLogo() {
  const { t } = useTranslation('mfe-settings');
  const { value } = useSuspenseQuery(siteConfigQuery('site_logo')).data;
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', '& img': { objectFit: 'contain' } }}>
      <ImageWithFallback src={value || SITE_MARK} alt={t('site-config.currentLogo')} size={88} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {t('site-config.currentLogo')}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{value || t('site-config.noLogo')}</Typography>
      </Box>
    </Stack>
  );
}
