import type { Language } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, NavigationIcon, ToggleButton, ToggleButtonGroup } from '@vitral/ui';
import type { ReactNode } from 'react';

/** Width of each screen in pixels. */
export const SCREENS = { phone: 390, desktop: 1280 } as const;
export type Screen = keyof typeof SCREENS;

interface PreviewControlsProps {
  languages: readonly Language[];
  language: Language;
  onLanguage: (language: Language) => void;
  screen: Screen;
  onScreen: (screen: Screen) => void;
  children: ReactNode;
}

/** Chooses the language and the screen of the preview. */
export function PreviewControls(props: PreviewControlsProps) {
  const { languages, language, onLanguage, screen, onScreen, children } = props;
  const { t } = useTranslation('mfe-content');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        aria-label={t('landing-content.preview.language')}
        onChange={(_, value: Language | null) => value && onLanguage(value)}
      >
        {languages.map((code) => (
          <ToggleButton
            key={code}
            value={code}
            aria-label={`${code.toUpperCase()}: ${t(`language.${code}`)}`}
            sx={{ px: 1.25 }}
          >
            {code.toUpperCase()}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={screen}
        aria-label={t('landing-content.preview.screen')}
        onChange={(_, value: Screen | null) => value && onScreen(value)}
      >
        {(['phone', 'desktop'] as const).map((name) => (
          <ToggleButton key={name} value={name} aria-label={t(`landing-content.preview.${name}`)}>
            <NavigationIcon name={name === 'phone' ? 'smartphone' : 'desktop_windows'} fontSize="small" />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ flexGrow: 1 }} />
      {children}
    </Box>
  );
}
