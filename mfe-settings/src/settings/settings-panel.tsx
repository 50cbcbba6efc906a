import { Box } from '@vitral/ui';
import { useState, type ReactNode } from 'react';
import type { SettingsTab } from './setting-names.ts';

interface SettingsPanelProps {
  /** Of the tabs and their panels. */
  id: string;
  tab: SettingsTab;
  isOpen: boolean;
  children: (wasOpened: boolean) => ReactNode;
}

/** What a tab shows. It stays when another one is opened, and with it what was typed. */
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
