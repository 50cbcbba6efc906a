import type { Boot, BootModule } from '@vitral/contracts/modules';
import {
  isComponent,
  slotKey,
  slotOrder,
  type ComponentContribution,
  type ComponentSlot,
  type SlotContribution,
} from '@vitral/contracts/slots';
import { fallbackOf, type LoadRequest } from '../../federation/page-request.ts';

/** A component of a module in a slot, in the set of this document. */
export interface SlotRequest extends LoadRequest {
  shown: ComponentContribution;
}

/** Returns the components that modules contribute to a slot, in order. */
export function slotRequests(boot: Boot, slot: ComponentSlot): SlotRequest[] {
  const requests = boot.modules.flatMap((module) =>
    componentsIn(module, slot).map((shown) => slotRequest(boot, module, shown)),
  );
  return requests.sort((one, other) => slotOrder(one.shown) - slotOrder(other.shown));
}

const componentsIn = ({ slots = [] }: BootModule, slot: ComponentSlot): ComponentContribution[] =>
  slots.filter((one: SlotContribution) => one.slot === slot).filter(isComponent);

/** The previous release replaces a component only with the same component, open to the same people. */
function slotRequest(boot: Boot, module: BootModule, shown: ComponentContribution): SlotRequest {
  const { slot, name, permission } = shown;
  const before = fallbackOf(boot, module);
  const isKnown =
    before &&
    componentsIn(before, slot).some((other) => other.name === name && other.permission === permission);
  const contribution = { page: slotKey(name) };
  return { set: boot.set, module, fallback: isKnown ? before : null, contribution, shown };
}
