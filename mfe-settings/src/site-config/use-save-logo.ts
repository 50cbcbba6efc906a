import { isApiError } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { useSaveSiteConfig } from './site-config.queries.ts';

/** Stored with the value. */
const DESCRIPTION = 'Site logo URL';

interface SaveLogoOptions {
  onSaved: () => void;
  /** Called when the server refuses the URL. */
  onRefused: () => void;
}

/** Saves the URL of a logo, blank for the default one, and offers to undo it. */
export function useSaveLogo({ onSaved, onRefused }: SaveLogoOptions) {
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
