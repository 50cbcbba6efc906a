import { Box } from '@vitral/ui';
import { useState, type ReactNode } from 'react';
import type { SettingsTab } from './setting-names.ts';

interface SettingsPanelProps {
  /** Prefix for the ids of tabs and panels. */
  id: string;
  tab: SettingsTab;
  isOpen: boolean;
  children: (wasOpened: boolean) => ReactNode;
}

/** The panel of a tab. It stays mounted when another tab is opened, so its input is preserved. */
export function SettingsPanel({ id, tab, isOpen, children }: SettingsPanelProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <Box
      role="tabpanel"
      id={`${id}-panel-${tab}`}
      aria-labelledby={`${id}-tab-${tab}`}
      tabIndex={-1}
      hidden={!isOpen}
      sx={{ outline: 'none' }}
    >
      {children(wasOpened)}
    </Box>
  );
}
