import type { Active, Announcements, Over } from '@dnd-kit/core';
import type { TeamMember } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useRef } from 'react';

/** What those hear who drag by the keyboard. */
export function useDragSpeech(members: readonly TeamMember[]) {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const say = (key: string, active: Active, at: Active | Over | null) => {
    const name = members.find(({ id }) => id === active.id)?.name;
    const index = members.findIndex(({ id }) => id === (at ?? active).id);
    return t(`team-members.drag.${key}`, { name, place: number(index + 1), count: number(members.length) });
  };
  // Whoever is picked up is over the own place at once, which need not be said.
  const isJustPickedUp = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isJustPickedUp.current = true;
      return say('start', active, active);
    },
    onDragOver: ({ active, over }) => {
      const isKnown = isJustPickedUp.current && active.id === over?.id;
      isJustPickedUp.current = false;
      return isKnown ? undefined : say('over', active, over);
    },
    onDragEnd: ({ active, over }) => say('end', active, over),
    onDragCancel: ({ active }) => say('cancel', active, active),
  };
  return { announcements, screenReaderInstructions: { draggable: t('team-members.drag.instructions') } };
}
