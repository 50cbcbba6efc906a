import { useTranslation } from '@vitral/i18n';
import { notify } from '../feedback/notify.ts';

/** Copies a text and says so; where the browser refuses, `selectIt` is left to make copying by hand easy. */
export function useCopy(selectIt: () => void) {
  const { t } = useTranslation();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(t('copy.done'));
    } catch {
      selectIt();
      notify.info(t('copy.byHand'));
    }
  };
}
