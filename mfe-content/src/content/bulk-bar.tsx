import { VISIBILITIES, type Visibility } from '@vitral/contracts/content';
import { useTranslation } from '@vitral/i18n';
import {
  Button,
  IconButton,
  Menu,
  MenuItem,
  Icon,
  Paper,
  Stack,
  STICKY_BAR,
  Typography,
  type IconName,
} from '@vitral/ui';
import { useId, useState, type ReactNode } from 'react';

interface BulkBarProps {
  count: number;
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
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('mfe-content');
  return (
    <Paper
      role="region"
      aria-label={t('content.bulk.bar')}
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
          {t('content.bulk.selected', { count })}
        </Typography>
        <Stack direction="row" sx={ACTIONS}>
          {children}
        </Stack>
        <IconButton aria-label={t('content.bulk.clear')} title={t('content.bulk.clear')} onClick={onClear}>
          <Icon name="close" />
        </IconButton>
      </Stack>
    </Paper>
  );
}

interface BulkButtonProps {
  icon: IconName;
  label: string;
  isDestructive?: boolean;
  isPending?: boolean;
  onClick: () => void;
}

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

interface BulkVisibilityProps {
  isPending: boolean;
  onChoose: (visibility: Visibility) => void;
}

export function BulkVisibility({ isPending, onChoose }: BulkVisibilityProps) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (visibility: Visibility) => {
    setAnchor(null);
    onChoose(visibility);
  };
  return (
    <>
      <Button
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<Icon name="security" />}
        loading={isPending}
        loadingPosition="start"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('content.bulk.visibility')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {VISIBILITIES.map((visibility) => (
          <MenuItem key={visibility} onClick={() => choose(visibility)}>
            {t(`visibility.${visibility}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
