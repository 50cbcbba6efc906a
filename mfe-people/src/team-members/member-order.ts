import { arrayMove } from '@dnd-kit/sortable';
import type { TeamMember } from '@vitral/contracts';

/** Sorts members in the order of the site. */
export const byOrder = (members: readonly TeamMember[]) =>
  members.toSorted((one, other) => one.order - other.order);

/** Returns the ids after moving a member to the index `to`. */
export const idsAfterMove = (members: readonly TeamMember[], id: string, to: number): string[] =>
  arrayMove(
    members.map((member) => member.id),
    members.findIndex((member) => member.id === id),
    to,
  );

/** Sorts members in the order of `ids`; members without an id there come last. */
export function inOrderOf(ids: readonly string[], members: readonly TeamMember[]): TeamMember[] {
  const positionOf = ({ id }: TeamMember) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return members.toSorted((one, other) => positionOf(one) - positionOf(other));
}
