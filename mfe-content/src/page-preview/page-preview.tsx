import { isLanguage, type Language } from '@vitral/sdk/contracts/languages';
import { useTranslation } from '@vitral/sdk/i18n';
import {
  Box,
  Button,
  Card,
  Dialog,
  DialogTitle,
  Icon,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
  VISUALLY_HIDDEN,
  type Theme,
} from '@vitral/sdk/ui';
import { useId, useState } from 'react';
import { LanguageToggle } from '../shared/language-toggle.tsx';
import { type PreviewRequest, useSettled } from './preview-request.ts';
import { PreviewWindow } from './preview-window.tsx';

interface PagePreviewProps extends Pick<PreviewRequest, 'action' | 'field' | 'content'> {
  /** Accessible name of the frame. */
  title: string;
  /** CSS selector of the part to which the first rendering scrolls. */
  anchor: string;
  /** Called with each rendered page. */
  onRendered?: (page: Document) => void;
}

/** Preview of a page: beside its form on a wide screen, otherwise below it and closed at first. */
export function PagePreview(props: PagePreviewProps) {
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
          {t('page-preview.heading')}
        </Typography>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsWanted(!isOpen)}>
          {t(isOpen ? 'page-preview.hide' : 'page-preview.show')}
        </Button>
      </Box>
      {isOpen && <OpenPreview {...props} />}
    </Card>
  );
}

/** Width of each screen in pixels. */
const SCREENS = { phone: 390, desktop: 1280 } as const;
type Screen = keyof typeof SCREENS;

function OpenPreview({ title, anchor, onRendered, ...source }: PagePreviewProps) {
  const { t, i18n } = useTranslation('mfe-content');
  const [language, setLanguage] = useState<Language>(isLanguage(i18n.language) ? i18n.language : 'es');
  const [screen, setScreen] = useState<Screen>('phone');
  const [isLarge, setIsLarge] = useState(false);
  const request = { ...source, language, content: useSettled(source.content) };
  const toggleSize = () => setIsLarge(!isLarge);

  const content = (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <LanguageToggle label={t('page-preview.language')} value={language} onChange={setLanguage} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={screen}
          aria-label={t('page-preview.screen')}
          onChange={(_, value: Screen | null) => value && setScreen(value)}
        >
          {(['phone', 'desktop'] as const).map((name) => (
            <ToggleButton key={name} value={name} aria-label={t(`page-preview.${name}`)}>
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
          {t(isLarge ? 'page-preview.smaller' : 'page-preview.larger')}
        </Button>
      </Box>
      <PreviewWindow
        request={request}
        width={SCREENS[screen]}
        anchor={anchor}
        title={title}
        onRendered={onRendered}
      />
    </>
  );
  if (!isLarge) return content;
  return (
    <Dialog open fullScreen onClose={toggleSize} slotProps={{ paper: { sx: { pt: 1 } } }}>
      <DialogTitle sx={VISUALLY_HIDDEN}>{t('page-preview.heading')}</DialogTitle>
      {content}
    </Dialog>
  );
}
