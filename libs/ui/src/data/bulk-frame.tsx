import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@vitral/i18n';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon, type IconName } from '../layout/icon.tsx';
import { STICKY_BAR } from '../layout/sticky-bar.ts';

interface BulkFrameProps {
  /** The accessible name. */
  label: string;
  /** The number of selected items as text. */
  selected: string;
  onClear: () => void;
  children: ReactNode;
}

/** The actions fill one line; on a phone the line goes below the count and scrolls sideways. */
const ACTIONS = {
  order: { xs: 1, md: 0 },
  width: { xs: '100%', md: 'auto' },
  flexGrow: 1,
  minWidth: 0,
  overflowX: 'auto',
  '& > *': { flexShrink: 0 },
};

/** Sticks to the bottom of the screen while rows are selected, so that showing it moves no row under the pointer. */
export function BulkFrame({ label, selected, onClear, children }: BulkFrameProps) {
  const { t } = useTranslation();
  return (
    <Paper
      ref={useFocusReturn()}
      role="region"
      aria-label={label}
      variant="outlined"
      data-kept-clear
      sx={{
        ...STICKY_BAR,
        zIndex: 2,
        mt: 2,
        px: { xs: 1, sm: 2 },
        py: 1,
        borderColor: 'primary.main',
      }}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, alignItems: 'center' }}>
        <Typography role="status" sx={{ fontWeight: 600, mr: 1, flexGrow: { xs: 1, md: 0 }, flexShrink: 0 }}>
          {selected}
        </Typography>
        <Stack direction="row" sx={ACTIONS}>
          {children}
        </Stack>
        <IconButton aria-label={t('bulk.clear')} title={t('bulk.clear')} onClick={onClear}>
          <Icon name="close" />
        </IconButton>
      </Stack>
    </Paper>
  );
}

/** Returns the focus from the bar to the list: to the checkbox that opened the bar, or to the first one. */
function useFocusReturn() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = bar.current;
    const opener = document.activeElement;
    return () => {
      const { activeElement, body } = document;
      if (activeElement !== body && !frame?.contains(activeElement)) return;
      const isThere = opener?.isConnected && opener !== body;
      const target = isThere ? opener : document.querySelector('main [data-selects-item]');
      // The rows on screen stay where they are under a pointer.
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, []);
  return bar;
}

interface BulkButtonProps {
  icon: IconName;
  label: string;
  isDestructive?: boolean;
  isPending?: boolean;
  onClick: () => void;
}

/** A button in the bar of a bulk change. */
export function BulkButton({ icon, label, isDestructive, isPending, onClick }: BulkButtonProps) {
  return (
    <Button
      color={isDestructive ? 'error' : 'primary'}
      startIcon={<Icon name={icon} />}
      loading={isPending}
      loadingPosition="start"
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
