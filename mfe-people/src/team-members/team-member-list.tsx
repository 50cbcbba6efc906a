import type { TeamMember } from '@vitral/sdk/contracts/team-members';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { SortableList } from '@vitral/sdk/sortable';
import { useFocusAfterMove } from '@vitral/sdk/ui/data';
import { useState } from 'react';
import { TeamMemberCard, type TeamMemberCardProps } from './team-member-card.tsx';
import { useTeamOrder } from './use-team-order.ts';

export type MemberActions = Pick<TeamMemberCardProps, 'onEdit' | 'onDelete'>;

interface TeamMemberListProps extends MemberActions {
  members: TeamMember[];
  /** The members that match the filters, which cannot be moved; null if no filter is set. */
  found: TeamMember[] | null;
}

/** The members in the order of the site; they can be moved by dragging, by keyboard and by buttons. */
export function TeamMemberList({ members, found, ...actions }: TeamMemberListProps) {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const { shown, move } = useTeamOrder(members);
  const [announcement, setAnnouncement] = useState('');
  const ids = shown.map(({ id }) => id);
  const keepFocus = useFocusAfterMove(ids.join());

  const step = (member: TeamMember, from: number, by: -1 | 1, button: HTMLButtonElement) => {
    keepFocus(button);
    const place = { place: number(from + by + 1), count: number(shown.length) };
    setAnnouncement(t('sortable.movedTo', { name: member.name, ...place }));
    void move(member.id, from + by, { by });
  };
  return (
    <SortableList
      label={t('team-members.list')}
      items={shown}
      announcement={announcement}
      onDrop={(id, to) => void move(id, to, { to })}
    >
      {shown.map(
        (member, index) =>
          (found?.includes(member) ?? true) && (
            <TeamMemberCard
              key={member.id}
              member={member}
              isMovable={!found}
              index={index}
              count={shown.length}
              onStep={(by, button) => step(member, index, by, button)}
              {...actions}
            />
          ),
      )}
    </SortableList>
  );
}
