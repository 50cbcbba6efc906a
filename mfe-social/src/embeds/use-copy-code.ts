import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';

/** Copies code and says so; where the browser refuses, `selectIt` makes copying by hand easy and `refusedKey` says how. */
export function useCopyCode(selectIt: () => void, refusedKey = 'embeds.copyByHand') {
  const { t } = useTranslation('mfe-social');
  return async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      notify.success(t('embeds.copied'), { description: t('embeds.copiedText') });
    } catch {
      selectIt();
      notify.info(t(refusedKey));
    }
  };
}
