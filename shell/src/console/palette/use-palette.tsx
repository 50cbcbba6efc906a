import { useTranslation } from '@vitral/i18n';
import { Box, Dialog, DialogTitle, lazyComponent, LoadingCards, VISUALLY_HIDDEN } from '@vitral/ui';
import type { CommandPaletteProps } from './command-palette.tsx';
import type { PaletteCommand } from './palette-entries.ts';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

const CommandPalette = lazyComponent<CommandPaletteProps>(
  'command-palette',
  async () => (await import('./command-palette.tsx')).CommandPalette,
  () => <LoadingCards count={3} height={40} />,
);

const NONE: PaletteCommand[] = [];

/** Returns the command palette with these commands while it is open, and a function that opens it, as Ctrl+K and Cmd+K do. */
export function usePalette(commands = NONE): { palette: ReactNode; openPalette: () => void } {
  const [isOpen, setIsOpen] = useState(false);
  const openPalette = () => setIsOpen(true);
  useKey(openPalette);
  return {
    palette: isOpen && <PaletteDialog commands={commands} onClose={() => setIsOpen(false)} />,
    openPalette,
  };
}

/** Contains the failure as well if the palette cannot be loaded. */
function PaletteDialog(props: CommandPaletteProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      open
      onClose={props.onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { sx: { alignSelf: 'flex-start', mt: { xs: 2, sm: '10vh' } } } }}
    >
      <DialogTitle sx={VISUALLY_HIDDEN}>{t('palette.title')}</DialogTitle>
      <Box sx={{ p: 2, '&:has([cmdk-root])': { display: 'contents' } }}>
        <CommandPalette {...props} />
      </Box>
    </Dialog>
  );
}

function useKey(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPalette = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isPalette || event.defaultPrevented || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
