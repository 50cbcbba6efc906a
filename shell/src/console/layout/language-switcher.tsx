import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '@vitral/contracts/languages';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { ToggleButton, ToggleButtonGroup } from '@vitral/ui';

/** The name of each language in that language. */
export const OWN_NAMES: Record<ConsoleLanguage, string> = { es: 'Español', en: 'English' };

/** Switches between English and Spanish on the screens outside the console. */
export function LanguageSwitcher() {
  const { t } = useTranslation('common');
  const { language, setLanguage } = useSession();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={language}
      aria-label={t('language.change')}
      onChange={(_, next: ConsoleLanguage | null) => next && void setLanguage(next)}
    >
      {CONSOLE_LANGUAGES.map((code) => (
        <ToggleButton
          key={code}
          value={code}
          lang={code}
          sx={{ textTransform: 'none', color: 'text.primary' }}
        >
          {OWN_NAMES[code]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
