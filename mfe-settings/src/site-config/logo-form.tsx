import { useSuspenseQuery } from '@tanstack/react-query';
import { isApiError } from '@vitral/sdk/api-client';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { LibraryButton } from '@vitral/sdk/pictures';
import { useSite } from '@vitral/sdk/session';
import { Box, Button, Icon, notify, Stack, Typography } from '@vitral/sdk/ui';
import { ImageWithFallback } from '@vitral/sdk/ui/data';
import { Form, FormTextField } from '@vitral/sdk/ui/forms';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { siteConfigQuery, useSaveSiteConfig } from './site-config.queries.ts';

export function LogoForm({ onDirtyChange }: { onDirtyChange: (isDirty: boolean) => void }) {
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
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <LibraryButton
          chosen={draft || current}
          isTeam={false}
          onChoose={(url) => setValue('value', url.slice(0, LIMITS.url), { shouldDirty: true })}
        />
        {current !== '' && (
          <Button size="small" startIcon={<Icon name="restore" />} onClick={() => save('', current)}>
            {t('site-config.resetLogo')}
          </Button>
        )}
      </Stack>
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

const DEFAULT_LOGO = '/favicon.svg';

/** The logo as it will look once saved. */
function LogoPreview({ current, draft }: { current: string; draft: string }) {
  const { t } = useTranslation('mfe-settings');
  const url = draft || current;
  const caption = t(draft ? 'site-config.newLogo' : 'site-config.currentLogo');
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', '& img': { objectFit: 'contain' } }}>
      <ImageWithFallback src={url || DEFAULT_LOGO} alt={caption} size={88} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {caption}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{url || t('site-config.noLogo')}</Typography>
      </Box>
    </Stack>
  );
}

/** Saves the URL of a logo, blank for the default one, and offers to undo it. */
function useSaveLogo({ onSaved, onRefused }: { onSaved: () => void; onRefused: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const { updateSite } = useSite();
  const { mutate, isPending } = useSaveSiteConfig('site_logo');
  const save = (value: string, previous: string | null) =>
    mutate(
      { value, description: 'Site logo URL' },
      {
        onSuccess: () => {
          updateSite({ logo: value || null });
          onSaved();
          notify.success(t('site-config.logoUpdated'), {
            description: t('site-config.logoUpdatedText'),
            ...(previous !== null && {
              action: { label: t('common:actions.undo'), onClick: () => save(previous, null) },
            }),
          });
        },
        onError: (error) => {
          if (isApiError(error) && error.status === 400) onRefused();
          notify.error(t('site-config.logoFailedTitle'), { description: t('site-config.logoFailed') });
        },
      },
    );
  return { save, isPending };
}
