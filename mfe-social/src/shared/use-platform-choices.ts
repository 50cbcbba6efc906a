import { SOCIAL_PLATFORMS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { Choice } from '@vitral/ui/forms';

/** The platforms by their names, to choose from. */
export function usePlatformChoices(): Choice[] {
  const { t } = useTranslation('mfe-social');
  return SOCIAL_PLATFORMS.map((value) => ({ value, label: t(`social-feeds.platform.${value}`) }));
}
