import type { ComponentSlot } from '@vitral/contracts/slots';
import { useSession } from '@vitral/session';
import { ItemActionsContext, lazyComponent, SlotContext, type SlotProps } from '@vitral/ui';
import { type ReactNode, useMemo } from 'react';
import { useBoot } from '../boot-context.ts';
import type { ItemActionsProps } from './item-actions.tsx';
import { slotRequests } from './slot-requests.ts';
import { SlotComponent } from './slot-component.tsx';
import { useItemActions } from './use-item-actions.ts';

/** The menu is loaded with the list components, which pages need but the shell alone does not. */
const ItemActions = lazyComponent<ItemActionsProps>(
  'item-actions',
  async () => (await import('./item-actions.tsx')).ItemActions,
  () => null,
);

/** Shows what the active modules contribute in the slots and item menus below it, as far as the role may see it. */
export const Contributions = ({ children }: { children: ReactNode }) => (
  <SlotContext value={renderSlot}>
    <ItemActionsContext value={useItemActions()}>{children}</ItemActionsContext>
  </SlotContext>
);

const renderSlot = (props: SlotProps) =>
  props.name === 'item-action' ? (
    <ItemActions id={props.id} path={props.path} />
  ) : (
    <Components slot={props.name} />
  );

function Components({ slot }: { slot: ComponentSlot }) {
  const boot = useBoot();
  const { allows } = useSession();
  const requests = useMemo(() => slotRequests(boot, slot), [boot, slot]);
  return requests
    .filter(({ shown }) => allows(shown.permission))
    .map((request) => (
      <SlotComponent key={`${request.module.name} ${request.shown.name}`} request={request} />
    ));
}
