import { useTranslation } from '@vitral/i18n';

interface Titled {
  title: string | null;
  titleEn: string | null;
}

/** What a session is called in the language that is shown: the English twin where there is one. */
export function useMeetingTitle() {
  const { language } = useTranslation().i18n;
  return ({ title, titleEn }: Titled) => (language === 'es' ? title : titleEn || title) ?? '';
}
