import { useTranslation } from '@vitral/i18n';

interface Titled {
  title: string | null;
  titleEn: string | null;
}

/** Returns the title of a live session in the reader's language; Spanish where the English one is missing. */
export function useMeetingTitle() {
  const { language } = useTranslation().i18n;
  return ({ title, titleEn }: Titled) => (language === 'es' ? title : titleEn || title) ?? '';
}
