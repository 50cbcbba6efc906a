import type { Active, Announcements, Over } from '@dnd-kit/core';
import type { TeamMember } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';

/** What those hear who drag by the keyboard. */
export function useDragSpeech(members: readonly TeamMember[]) {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const say = (key: string, active: Active, at: Active | Over | null) => {
    const name = members.find(({ id }) => id === active.id)?.name;
    const index = members.findIndex(({ id }) => id === (at ?? active).id);
    return t(`team-members.drag.${key}`, { name, place: number(index + 1), count: number(members.length) });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('start', active, active),
    onDragOver: ({ active, over }) => say('over', active, over),
    onDragEnd: ({ active, over }) => say('end', active, over),
    onDragCancel: ({ active }) => say('cancel', active, active),
  };
  return { announcements, screenReaderInstructions: { draggable: t('team-members.drag.instructions') } };
}
