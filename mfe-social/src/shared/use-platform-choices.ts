import { SOCIAL_PLATFORMS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { Choice } from '@vitral/ui/forms';

/** Choices for a select of platforms. */
export function usePlatformChoices(): Choice[] {
  const { t } = useTranslation('mfe-social');
  return SOCIAL_PLATFORMS.map((value) => ({ value, label: t(`social-feeds.platform.${value}`) }));
}
