import { lazyComponent } from '@vitral/ui';
import { useState, type ReactNode } from 'react';
import type { ShortcutsDialogProps } from './shortcuts-dialog.tsx';
import { readSingleKeys, storeSingleKeys } from './single-keys.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Loads late: the first page of the console needs no forms. */
const ShortcutsDialog = lazyComponent<ShortcutsDialogProps>(
  'shortcuts-dialog',
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
  () => null,
);

/**
 * Handles the shortcuts; `onHelp` opens the help of the page. Returns the dialog that lists the shortcuts while it is
 * open, and a function that opens it.
 */
export function useShortcutsDialog(onHelp: (() => void) | null): {
  shortcuts: ReactNode;
  openShortcuts: () => void;
} {
  const [isOpen, setIsOpen] = useState(false);
  const [hasSingleKeys, setHasSingleKeys] = useState(readSingleKeys);
  const openShortcuts = () => setIsOpen(true);
  useShortcuts({ isOn: hasSingleKeys, onList: openShortcuts, onHelp });
  const change = (isOn: boolean) => {
    setHasSingleKeys(isOn);
    storeSingleKeys(isOn);
  };
  const shortcuts = isOpen && (
    <ShortcutsDialog hasSingleKeys={hasSingleKeys} onSwitch={change} onClose={() => setIsOpen(false)} />
  );
  return { shortcuts, openShortcuts };
}
