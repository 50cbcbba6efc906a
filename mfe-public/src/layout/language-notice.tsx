import { TIMING } from '@vitral/contracts';
import { useEffect } from 'react';
import { takeLanguageSwitch } from '../data/language-choice.ts';
import { useSite } from '../site/site-context.ts';
import { showToast } from '../toast/toast.ts';

/** Confirms for two seconds that the visitor has switched to this page's language. */
export function LanguageNotice() {
  const { t, language } = useSite();

  useEffect(() => {
    if (takeLanguageSwitch(language)) {
      showToast({ title: t('language.updated'), duration: TIMING.languageToast });
    }
  }, [language, t]);

  return null;
}
