import { LANGUAGES, type Language } from '@vitral/sdk/contracts/languages';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, ToggleButton } from '@vitral/sdk/ui';
import { createContext, Fragment, use, type ReactNode } from 'react';
import { LanguageToggle } from '../shared/language-toggle.tsx';

/** A language whose fields are shown, or all languages side by side. */
export type ShownLanguage = Language | 'all';

export const ShownLanguageContext = createContext<ShownLanguage>('all');

/** Renders a text's fields in the shown languages. Fields of other languages keep their values. */
export function EachShownLanguage({ children }: { children: (language: Language) => ReactNode }) {
  const shown = use(ShownLanguageContext);
  const languages = LANGUAGES.filter((language) => shown === 'all' || shown === language);
  return (
    <Box sx={GRID}>
      {languages.map((language) => (
        <Fragment key={language}>{children(language)}</Fragment>
      ))}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
} as const;

interface ShownLanguageSwitchProps {
  value: ShownLanguage;
  onChange: (value: ShownLanguage) => void;
}

/** Chooses the languages whose fields are shown. */
export function ShownLanguageSwitch({ value, onChange }: ShownLanguageSwitchProps) {
  const { t } = useTranslation('mfe-content');
  return (
    <LanguageToggle
      label={t('site-pages.shownLanguage')}
      value={value}
      onChange={onChange}
      sx={{ alignSelf: 'flex-start', bgcolor: 'background.paper' }}
    >
      <ToggleButton value="all" sx={{ px: 1.25, textTransform: 'none' }}>
        {t('site-pages.allLanguages')}
      </ToggleButton>
    </LanguageToggle>
  );
}
