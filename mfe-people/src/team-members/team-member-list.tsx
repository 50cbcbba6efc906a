import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type DragEndEvent,
  type Modifier,
  type Over,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { TeamMember } from '@vitral/contracts/team-members';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, VISUALLY_HIDDEN } from '@vitral/ui';
import { useFocusAfterMove } from '@vitral/ui/data';
import { useRef, useState } from 'react';
import { TeamMemberCard, type TeamMemberCardProps } from './team-member-card.tsx';
import { useTeamOrder } from './use-team-order.ts';

export type MemberActions = Pick<TeamMemberCardProps, 'onEdit' | 'onDelete'>;

const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The members in the order of the site; they can be moved by dragging, by keyboard and by buttons. */
export function TeamMemberList({ members, ...actions }: MemberActions & { members: TeamMember[] }) {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const { shown, move } = useTeamOrder(members);
  const [announcement, setAnnouncement] = useState('');
  const ids = shown.map(({ id }) => id);
  const keepFocus = useFocusAfterMove(ids.join());

  const step = (member: TeamMember, from: number, by: -1 | 1, button: HTMLButtonElement) => {
    keepFocus(button);
    const place = { place: number(from + by + 1), count: number(shown.length) };
    setAnnouncement(t('team-members.movedTo', { name: member.name, ...place }));
    void move(member.id, from + by, { by });
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const to = ids.indexOf(String(over?.id));
    if (to >= 0 && over?.id !== active.id) void move(String(active.id), to, { to });
  };
  return (
    <DndContext
      sensors={useDragSensors()}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis]}
      accessibility={useDragAnnouncements(shown)}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box component="ol" aria-label={t('team-members.list')} sx={LIST}>
          {shown.map((member, index) => (
            <TeamMemberCard
              key={member.id}
              member={member}
              index={index}
              count={shown.length}
              onStep={(by, button) => step(member, index, by, button)}
              {...actions}
            />
          ))}
        </Box>
      </SortableContext>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {announcement}
      </Box>
    </DndContext>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const;

/** Pixels that a pointer moves before a press becomes a drag. */
const DRAG_DISTANCE = 5;

function useDragSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

function useDragAnnouncements(members: readonly TeamMember[]) {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const announce = (key: string, active: Active, at: Active | Over | null) => {
    const name = members.find(({ id }) => id === active.id)?.name;
    const index = members.findIndex(({ id }) => id === (at ?? active).id);
    return t(`team-members.drag.${key}`, { name, place: number(index + 1), count: number(members.length) });
  };
  // Picking a member up fires onDragOver for its own position, which needs no announcement.
  const isJustPickedUp = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isJustPickedUp.current = true;
      return announce('start', active, active);
    },
    onDragOver: ({ active, over }) => {
      const isKnown = isJustPickedUp.current && active.id === over?.id;
      isJustPickedUp.current = false;
      return isKnown ? undefined : announce('over', active, over);
    },
    onDragEnd: ({ active, over }) => announce('end', active, over),
    onDragCancel: ({ active }) => announce('cancel', active, active),
  };
  return { announcements, screenReaderInstructions: { draggable: t('team-members.drag.instructions') } };
}
