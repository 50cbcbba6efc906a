import type { LandingSectionState } from '@vitral/contracts/landing-content';
import { isLanguage, LANGUAGES, type Language } from '@vitral/contracts/languages';
import { useTranslation } from '@vitral/i18n';
import {
  Box,
  Button,
  Card,
  Dialog,
  Icon,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
  type Theme,
} from '@vitral/ui';
import { useId, useState } from 'react';
import type { Control } from 'react-hook-form';
import type { LandingForm } from './landing-form.ts';
import { SECTION_SHAPES } from './landing-sections.ts';
import { PreviewWindow } from './preview-window.tsx';
import { usePreviewRequest } from './use-preview-request.ts';

interface LandingPreviewProps {
  control: Control<LandingForm>;
  base: LandingSectionState;
}

/** Preview of the landing page: beside the form on a wide screen, otherwise below it and closed at first. */
export function LandingPreview({ control, base }: LandingPreviewProps) {
  const { t } = useTranslation('mfe-content');
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [isWanted, setIsWanted] = useState<boolean | null>(null);
  const isOpen = isWanted ?? isWide;
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        position: { lg: 'sticky' },
        top: { lg: 16 },
        display: 'flex',
        flexDirection: 'column',
        height: isOpen ? { xs: '80dvh', lg: 'calc(100dvh - 32px)' } : undefined,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5, pb: isOpen ? 0 : 1.5 }}>
        <Typography variant="h3" component="h2" id={id} sx={{ flexGrow: 1 }}>
          {t('landing-content.preview.heading')}
        </Typography>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsWanted(!isOpen)}>
          {t(isOpen ? 'landing-content.preview.hide' : 'landing-content.preview.show')}
        </Button>
      </Box>
      {isOpen && <OpenPreview control={control} base={base} />}
    </Card>
  );
}

/** Width of each screen in pixels. */
const SCREENS = { phone: 390, desktop: 1280 } as const;
type Screen = keyof typeof SCREENS;

function OpenPreview({ control, base }: LandingPreviewProps) {
  const { t, i18n } = useTranslation('mfe-content');
  const [language, setLanguage] = useState<Language>(isLanguage(i18n.language) ? i18n.language : 'es');
  const [screen, setScreen] = useState<Screen>('phone');
  const [isLarge, setIsLarge] = useState(false);
  const request = usePreviewRequest(control, base, language);
  const toggleSize = () => setIsLarge(!isLarge);

  const content = (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          aria-label={t('landing-content.preview.language')}
          onChange={(_, value: Language | null) => value && setLanguage(value)}
        >
          {LANGUAGES.map((code) => (
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
          onChange={(_, value: Screen | null) => value && setScreen(value)}
        >
          {(['phone', 'desktop'] as const).map((name) => (
            <ToggleButton key={name} value={name} aria-label={t(`landing-content.preview.${name}`)}>
              <Icon name={name === 'phone' ? 'smartphone' : 'desktop_windows'} fontSize="small" />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ flexGrow: 1 }} />
        <Button
          size="small"
          startIcon={<Icon name={isLarge ? 'close_fullscreen' : 'open_in_full'} />}
          onClick={toggleSize}
        >
          {t(isLarge ? 'landing-content.preview.smaller' : 'landing-content.preview.larger')}
        </Button>
      </Box>
      <PreviewWindow request={request} width={SCREENS[screen]} anchor={SECTION_SHAPES[base.section].anchor} />
    </>
  );
  if (!isLarge) return content;
  return (
    <Dialog
      open
      fullScreen
      onClose={toggleSize}
      aria-label={t('landing-content.preview.heading')}
      slotProps={{ paper: { sx: { pt: 1 } } }}
    >
      {content}
    </Dialog>
  );
}
