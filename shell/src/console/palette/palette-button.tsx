import { useTranslation } from '@vitral/i18n';
import { Box, Button, Icon, IconButton } from '@vitral/ui';
import { COMMAND_KEY } from '../shortcuts/command-key.ts';

/** Button that opens the command palette and shows its keyboard shortcut. */
export function PaletteButton({ isNarrow, onOpen }: { isNarrow: boolean; onOpen: () => void }) {
  const { t } = useTranslation('shell');
  const label = t('palette.open');
  const props = { 'aria-keyshortcuts': 'Control+K Meta+K', onClick: onOpen };
  if (isNarrow)
    return (
      <IconButton {...props} aria-label={label} title={`${label} (${KEYS})`}>
        <Icon name="search" />
      </IconButton>
    );
  return (
    <Button
      {...props}
      fullWidth
      variant="outlined"
      color="inherit"
      startIcon={<Icon name="search" />}
      sx={BUTTON}
    >
      {label}
      <Box component="kbd" aria-hidden sx={{ ml: 'auto', font: 'inherit' }}>
        {KEYS}
      </Box>
    </Button>
  );
}

const KEYS = `${COMMAND_KEY} K`;

const BUTTON = { justifyContent: 'start', fontWeight: 400, color: 'text.secondary', borderColor: 'divider' };
