import { isApiError } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { useSaveSiteConfig } from './site-config.queries.ts';

/** Is stored with the value. */
const DESCRIPTION = 'Site logo URL';

interface SaveLogoOptions {
  onSaved: () => void;
  /** The server does not take the address. */
  onRefused: () => void;
}

/** Saves the address of a logo, blank for the site's own mark, and offers to take that back. */
export function useSaveLogo({ onSaved, onRefused }: SaveLogoOptions) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending } = useSaveSiteConfig('site_logo');
  const save = (value: string, former: string | null) =>
    mutate(
      { value, description: DESCRIPTION },
      {
        onSuccess: () => {
          onSaved();
          notify.success(t('site-config.logoUpdated'), {
            description: t('site-config.logoUpdatedText'),
            ...(former !== null && {
              action: { label: t('common:actions.undo'), onClick: () => save(former, null) },
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
