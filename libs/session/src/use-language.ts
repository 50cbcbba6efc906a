import { useQueryClient } from '@tanstack/react-query';
import { api, currentUserQuery } from '@vitral/api-client';
import { contentLanguage, isLanguage, type ContentLanguage, type CurrentUser } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useCallback, useEffect } from 'react';
import { writeLanguageCookie } from './language-cookie.ts';

export interface LanguageCallbacks {
  onLanguageSaved?: (language: ContentLanguage) => void;
  /** The language is switched nevertheless. */
  onLanguageSaveFailed?: (error: unknown) => void;
}

/** Returns the current language and its setter (docs/product/languages.md). */
export function useLanguage(user: CurrentUser | null, callbacks: LanguageCallbacks) {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  const language = contentLanguage(isLanguage(i18n.language) ? i18n.language : 'es');
  const preferred = user?.language;
  const { onLanguageSaved, onLanguageSaveFailed } = callbacks;

  useEffect(() => {
    if (preferred) void i18n.changeLanguage(contentLanguage(preferred));
  }, [preferred, i18n]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const setLanguage = useCallback(
    async (next: ContentLanguage) => {
      writeLanguageCookie(next);
      await i18n.changeLanguage(next);
      try {
        if (user) await saveLanguage(next);
        queryClient.setQueryData(currentUserQuery.queryKey, (known) => known && { ...known, language: next });
        void queryClient.invalidateQueries();
        onLanguageSaved?.(next);
      } catch (error) {
        onLanguageSaveFailed?.(error);
      }
    },
    [user, i18n, queryClient, onLanguageSaved, onLanguageSaveFailed],
  );

  return { language, setLanguage };
}

const saveLanguage = (language: ContentLanguage) => api.put('/profile/preferences', { language });
