import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from '@vitral/i18n';
import { Icon, IconButton } from '@vitral/ui';

/** Attributes of the element and of the handle of a row. */
export type SortableRow = ReturnType<typeof useSortableRow>;

/** Makes a row of a SortableList movable: spread `element` on it, and give `handle` to its DragHandle. */
export function useSortableRow(id: string) {
  const { t } = useTranslation();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: t('sortable.role') } });
  return {
    element: { ref: setNodeRef, style: { transform: CSS.Translate.toString(transform), transition } },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
    isDragging,
  };
}

interface DragHandleProps extends Pick<SortableRow, 'handle'> {
  /** Name of the item. */
  name: string;
}

/** The button that starts a drag, by pointer or keyboard. */
export function DragHandle({ handle, name }: DragHandleProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      {...handle}
      aria-label={t('sortable.handle', { name })}
      sx={{ cursor: 'grab', touchAction: 'none', ml: -1 }}
    >
      <Icon name="drag_indicator" />
    </IconButton>
  );
}
