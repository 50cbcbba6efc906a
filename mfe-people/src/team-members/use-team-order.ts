import { notifyManager, useQueryClient } from '@tanstack/react-query';
import type { TeamMember, TeamMemberMove } from '@vitral/contracts';
import { useRef, useState } from 'react';
import { idsAfterMove, inOrderOf } from './member-order.ts';
import { teamMembersQuery, useMoveTeamMember } from './team-members.queries.ts';

/**
 * The members as they are shown: in the order just made, at once, until the server has told its own, which wins. A move
 * that failed is taken back.
 */
export function useTeamOrder(members: readonly TeamMember[]) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMoveTeamMember();
  const [made, setMade] = useState<readonly string[] | null>(null);
  const underWay = useRef(0);
  const shown = made ? inOrderOf(made, members) : members;

  /** `to` is a place from 0; `request` says the same to the server. */
  const move = async (id: string, to: number, request: TeamMemberMove) => {
    setMade(idsAfterMove(shown, id, to));
    underWay.current += 1;
    await mutateAsync({ id, request }).catch(() => setMade(null));
    underWay.current -= 1;
    if (underWay.current > 0) return;
    await queryClient.invalidateQueries({ queryKey: teamMembersQuery.queryKey });
    // The page is told of the reloaded list a moment later; until then it has the old one.
    notifyManager.schedule(() => underWay.current === 0 && setMade(null));
  };
  return { shown, move };
}
