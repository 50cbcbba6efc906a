import type { ComponentSlot } from '@vitral/contracts/slots';
import { createContext, useContext, type ReactNode } from 'react';

export type SlotProps =
  | { name: ComponentSlot }
  /** `path` is the URL of the item. */
  | { name: 'item-action'; id: string; path: string };

/** Renders what modules contribute to a slot. The shell provides it; without it slots are empty, as in specs of pages. */
export const SlotContext = createContext<(props: SlotProps) => ReactNode>(() => null);

/** A place for contributions of modules: components of their own, or links to their pages. docs/adr/101. */
export function Slot(props: SlotProps): ReactNode {
  const render = useContext(SlotContext);
  return render(props);
}
