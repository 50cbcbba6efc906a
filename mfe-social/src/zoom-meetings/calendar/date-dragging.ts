import {
  type Announcements,
  type CollisionDetection,
  KeyboardSensor,
  type KeyboardCoordinateGetter,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useTranslation } from '@vitral/sdk/i18n';
import { useMeetingTimes } from '../use-meeting-times.ts';

/** Pixels that a pointer moves before a press becomes a drag. */
const DRAG_DISTANCE = 5;

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Moves a date by keyboard to the day before or after. */
const toNeighbour: KeyboardCoordinateGetter = (event, { context: { over, droppableRects } }) => {
  const step = STEPS[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const days = [...droppableRects.keys()].toSorted();
  const rect = droppableRects.get(days[days.indexOf(over?.id ?? '') + step] ?? '');
  return rect && { x: rect.left, y: rect.top };
};

/** A pointer is over the day below it; a date moved by keyboard is over the day that it overlaps most. */
const dayBelow: CollisionDetection = (details) => {
  const within = pointerWithin(details);
  return within.length > 0 ? within : rectIntersection(details);
};

/** Returns the props of a DndContext for dragging dates to days. */
export function useDateDragging() {
  const { t } = useTranslation('mfe-social');
  const { longDate } = useMeetingTimes();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNeighbour }),
  );
  const onDay = (key: string, day: unknown) =>
    day ? t(`zoom-meetings.calendar.${key}`, { date: longDate(String(day)) }) : undefined;
  const announcements: Announcements = {
    onDragStart: () => t('zoom-meetings.calendar.dragInstructions'),
    onDragOver: ({ over }) => onDay('isOver', over?.id),
    onDragEnd: ({ over }) => onDay('isDropped', over?.id),
    onDragCancel: () => t('zoom-meetings.calendar.isDragCancelled'),
  };
  return {
    sensors,
    collisionDetection: dayBelow,
    accessibility: {
      announcements,
      screenReaderInstructions: { draggable: t('zoom-meetings.calendar.dragInstructions') },
    },
  };
}
