import Box from '@mui/material/Box';
import { LANGUAGES, type Language } from '@vitral/contracts/languages';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Fragment, type ReactNode } from 'react';

/** Renders a text's fields in each language of the site, side by side if there is room. */
export function EachLanguage({ children }: { children: (language: Language) => ReactNode }) {
  return (
    <Box sx={GRID}>
      {LANGUAGES.map((language) => (
        <Fragment key={language}>{children(language)}</Fragment>
      ))}
    </Box>
  );
}

/** Returns a function that adds the name of a language to a label: "Title in French". */
export function useLabelIn(): (label: string, language: Language) => string {
  const { t } = useTranslation();
  const { languageName } = useFormats();
  return (label, language) => t('language.textIn', { text: label, language: languageName(language) });
}

const GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
} as const;
