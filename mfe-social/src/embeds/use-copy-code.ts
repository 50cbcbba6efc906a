import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';

/** Copies code to the clipboard. If the browser refuses, `selectCode` prepares manual copying and `refusedKey` explains it. */
export function useCopyCode(selectCode: () => void, refusedKey = 'embeds.copyByHand') {
  const { t } = useTranslation('mfe-social');
  return async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      notify.success(t('embeds.copied'), { description: t('embeds.copiedText') });
    } catch {
      selectCode();
      notify.info(t(refusedKey));
    }
  };
}
