export { DragHandle, useSortableRow, type SortableRow } from './sortable-row.tsx';
export { SortableList, type SortableItem } from './sortable-list.tsx';
export { arrayMove } from '@dnd-kit/sortable';
