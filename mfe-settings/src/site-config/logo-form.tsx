import { useSuspenseQuery } from '@tanstack/react-query';
import { isApiError } from '@vitral/api-client';
import { LIMITS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { LibraryButton } from '@vitral/pictures';
import { Box, Button, ImageWithFallback, NavigationIcon, notify, Stack, Typography } from '@vitral/ui';
import { Form, FormTextField } from '@vitral/ui/forms';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { siteConfigQuery, useSaveSiteConfig } from './site-config.queries.ts';

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

/** The default logo. */
const DEFAULT_LOGO = '/favicon.svg';

interface LogoPreviewProps {
  current: string;
  /** URL that is not saved yet; blank without one. */
  draft: string;
}

/** The logo as it will look once saved. */
function LogoPreview({ current, draft }: LogoPreviewProps) {
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

interface LogoSourcesProps {
  chosen: string;
  canReset: boolean;
  onChoose: (url: string) => void;
  onReset: () => void;
}

/** Buttons that choose a logo from the library or reset it. */
function LogoSources({ chosen, canReset, onChoose, onReset }: LogoSourcesProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <LibraryButton chosen={chosen} isTeam={false} onChoose={onChoose} />
      {canReset && (
        <Button size="small" startIcon={<NavigationIcon name="restore" />} onClick={onReset}>
          {t('site-config.resetLogo')}
        </Button>
      )}
    </Stack>
  );
}

/** Stored with the value. */
const DESCRIPTION = 'Site logo URL';

interface SaveLogoOptions {
  onSaved: () => void;
  /** Called when the server refuses the URL. */
  onRefused: () => void;
}

/** Saves the URL of a logo, blank for the default one, and offers to undo it. */
function useSaveLogo({ onSaved, onRefused }: SaveLogoOptions) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending } = useSaveSiteConfig('site_logo');
  const save = (value: string, previous: string | null) =>
    mutate(
      { value, description: DESCRIPTION },
      {
        onSuccess: () => {
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
