import { useTranslation } from '@vitral/i18n';
import { notify } from '../feedback/notify.ts';

/** Returns a function that copies a text and confirms it. If the browser refuses, `selectIt` prepares copying by hand. */
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

/** Returns a function that copies the URL of a page and confirms it. If the browser refuses, the address bar has the URL. */
export function useCopyLink() {
  const { t } = useTranslation();
  return async (path: string) => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      notify.success(t('copy.done'));
    } catch {
      notify.info(t('copy.inAddressBar'));
    }
  };
}
