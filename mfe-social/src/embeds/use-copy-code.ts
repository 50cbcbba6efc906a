import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';

/** Copies code and says so; where the browser refuses, `selectIt` is left to make copying by hand easy. Specification, section 2. */
export function useCopyCode(selectIt?: () => void) {
  const { t } = useTranslation('mfe-social');
  return async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      notify.success(t('embeds.copied'), { description: t('embeds.copiedText') });
    } catch {
      selectIt?.();
      notify.info(t('embeds.copyByHand'));
    }
  };
}
