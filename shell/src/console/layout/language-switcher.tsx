import { CONTENT_LANGUAGES, type ContentLanguage } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { ToggleButton, ToggleButtonGroup } from '@vitral/ui';

/** English or Spanish: a preference of the person's own. */
export function LanguageSwitcher() {
  const { t } = useTranslation('common');
  const { language, setLanguage } = useSession();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={language}
      aria-label={t('language.change')}
      onChange={(_, next: ContentLanguage | null) => next && void setLanguage(next)}
    >
      {CONTENT_LANGUAGES.map((code) => (
        <ToggleButton key={code} value={code} aria-label={t(`language.${code}`)} lang={code}>
          {code.toUpperCase()}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
