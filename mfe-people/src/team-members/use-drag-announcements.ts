import type { Active, Announcements, Over } from '@dnd-kit/core';
import type { TeamMember } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useRef } from 'react';

/** Screen reader announcements for dragging by keyboard. */
export function useDragAnnouncements(members: readonly TeamMember[]) {
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
