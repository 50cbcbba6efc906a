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
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, VISUALLY_HIDDEN } from '@vitral/ui';
import { useRef, type ReactNode } from 'react';

export interface SortableItem {
  id: string;
  /** Announced to screen readers. */
  name: string;
}

interface SortableListProps {
  label: string;
  /** The items in their displayed order, one for each row. */
  items: readonly SortableItem[];
  /** Called with the item and the index at which it was dropped, unless that is its own. */
  onDrop: (id: string, to: number) => void;
  /** Additional text for screen readers, such as after a move by a button. */
  announcement?: string;
  /** The rows, each a list item that calls `useSortableRow`. */
  children: ReactNode;
}

const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** An ordered list whose rows are moved by dragging or by keyboard. */
export function SortableList({ label, items, onDrop, announcement, children }: SortableListProps) {
  const ids = items.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    const to = ids.indexOf(String(over?.id));
    if (to >= 0 && over?.id !== active.id) onDrop(String(active.id), to);
  };
  return (
    <DndContext
      sensors={useDragSensors()}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis]}
      accessibility={useDragAnnouncements(items)}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box component="ol" aria-label={label} sx={LIST}>
          {children}
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

function useDragAnnouncements(items: readonly SortableItem[]) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const announce = (key: string, active: Active, at: Active | Over | null) => {
    const name = items.find(({ id }) => id === active.id)?.name;
    const index = items.findIndex(({ id }) => id === (at ?? active).id);
    return t(`sortable.${key}`, { name, place: number(index + 1), count: number(items.length) });
  };
  // Picking an item up fires onDragOver for its own position, which needs no announcement.
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
  return { announcements, screenReaderInstructions: { draggable: t('sortable.instructions') } };
}
