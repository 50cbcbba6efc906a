import { arrayMove } from '@vitral/sdk/sortable';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import type { TeamMember, TeamMemberMove } from '@vitral/sdk/contracts/team-members';
import { useRef, useState } from 'react';
import { teamMembersQuery, useMoveTeamMember } from './team-members.queries.ts';

/**
 * Returns the members in their displayed order. Moves apply optimistically, until the server's order is loaded and replaces
 * the local one; a failed move is reverted.
 */
export function useTeamOrder(members: readonly TeamMember[]) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMoveTeamMember();
  const [localOrder, setLocalOrder] = useState<readonly string[] | null>(null);
  const pendingMoves = useRef(0);
  const shown = localOrder ? inOrderOf(localOrder, members) : members;

  /** `to` is an index; `request` is the same move for the server. */
  const move = async (id: string, to: number, request: TeamMemberMove) => {
    const ids = shown.map((member) => member.id);
    setLocalOrder(arrayMove(ids, ids.indexOf(id), to));
    pendingMoves.current += 1;
    await mutateAsync({ id, request }).catch(() => setLocalOrder(null));
    pendingMoves.current -= 1;
    if (pendingMoves.current > 0) return;
    await queryClient.invalidateQueries({ queryKey: teamMembersQuery.queryKey });
    // React Query notifies the page of the reloaded list in its next batch; until then the page has the old list.
    notifyManager.schedule(() => pendingMoves.current === 0 && setLocalOrder(null));
  };
  return { shown, move };
}

/** Sorts members in the order of `ids`; members whose id is not listed come last. */
function inOrderOf(ids: readonly string[], members: readonly TeamMember[]): TeamMember[] {
  const positionOf = ({ id }: TeamMember) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return members.toSorted((one, other) => positionOf(one) - positionOf(other));
}
