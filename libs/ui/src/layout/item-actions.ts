import type { AuditNoun } from '@vitral/contracts/audit';
import { createContext } from 'react';
import type { IconName } from './icon.tsx';

export interface ItemMenuEntry {
  label: string;
  icon: IconName;
  /** Separates the entry from the others and colours it as an error. */
  isDestructive?: boolean;
  onClick: () => void;
}

/** An item whose actions a menu shows. */
export interface ActedItem {
  noun: AuditNoun;
  /** Id as in the audit log: that of a nested item is `<id of its parent>/<id>`. */
  id: string;
}

/** Returns the entries that modules add to the menu of an item. The shell provides it. docs/adr/101. */
export const ItemActionsContext = createContext<(item: ActedItem) => readonly ItemMenuEntry[]>(() => []);
