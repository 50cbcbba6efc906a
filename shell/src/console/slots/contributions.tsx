import type { ComponentSlot } from '@vitral/contracts/slots';
import { useSession } from '@vitral/session';
import { lazyComponent, type SlotProps } from '@vitral/ui';
import { useMemo } from 'react';
import { useBoot } from '../boot-context.ts';
import type { ItemActionsProps } from './item-actions.tsx';
import { slotRequests } from './slot-requests.ts';
import { SlotComponent } from './slot-component.tsx';

/** The menu is loaded with the list components, which pages need but the shell alone does not. */
const ItemActions = lazyComponent<ItemActionsProps>(
  'item-actions',
  async () => (await import('./item-actions.tsx')).ItemActions,
  () => null,
);

/** Renders the contributions of the active modules to a slot, as far as the role may see them. */
export const renderSlot = (props: SlotProps) =>
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
