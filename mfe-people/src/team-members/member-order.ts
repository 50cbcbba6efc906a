import { arrayMove } from '@dnd-kit/sortable';
import type { TeamMember } from '@vitral/contracts';

/** As the site shows them. */
export const byOrder = (members: readonly TeamMember[]) =>
  members.toSorted((one, other) => one.order - other.order);

/** The ids once a member stands at a place, from 0. */
export const idsAfterMove = (members: readonly TeamMember[], id: string, to: number): string[] =>
  arrayMove(
    members.map((member) => member.id),
    members.findIndex((member) => member.id === id),
    to,
  );

/** Members in the order of their ids; those that it does not know come last. */
export function inOrderOf(ids: readonly string[], members: readonly TeamMember[]): TeamMember[] {
  const placeOf = ({ id }: TeamMember) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return members.toSorted((one, other) => placeOf(one) - placeOf(other));
}
