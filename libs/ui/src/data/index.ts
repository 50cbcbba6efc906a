export { default as Accordion } from '@mui/material/Accordion';
export { default as AccordionDetails } from '@mui/material/AccordionDetails';
export { default as AccordionSummary } from '@mui/material/AccordionSummary';
export { default as CardActionArea } from '@mui/material/CardActionArea';
export { default as LinearProgress } from '@mui/material/LinearProgress';
export { default as Tab } from '@mui/material/Tab';
export { default as Tabs } from '@mui/material/Tabs';
export { default as Table } from '@mui/material/Table';
export { default as TableBody } from '@mui/material/TableBody';
export { default as TableCell } from '@mui/material/TableCell';
export { default as TableContainer } from '@mui/material/TableContainer';
export { default as TableHead } from '@mui/material/TableHead';
export { default as TableRow } from '@mui/material/TableRow';
export { default as Tooltip } from '@mui/material/Tooltip';

export { BulkButton, BulkFrame } from './bulk-frame.tsx';
export { BulkMenu } from './bulk-menu.tsx';
export type { BulkAction, BulkList } from './bulk-props.ts';
export { BulkSection } from './bulk-section.tsx';
export { column, RowCard, textColumn, type ListColumn } from './columns.tsx';
export type { DataColumn, DataTableProps } from './data-table-props.ts';
export { DataTable, gridQueries } from './data-table.tsx';
export { ExportLink } from './export-link.tsx';
export { PagedCards } from './paged-cards.tsx';
export { PagedList, type ListUrl } from './paged-list.tsx';
export { ListColumns, SavedViews } from './saved-views.tsx';
export { SelectItem } from './select-item.tsx';
export { TablePages } from './table-pages.tsx';
export {
  readTableUrl,
  useTablePage,
  useTableUrl,
  type TableUrl,
  type TableUrlOptions,
} from './use-table-url.ts';
export { useSwitchActions } from './use-switch-actions.ts';
export { useRowHeight } from './use-row-height.ts';
export {
  useTableState,
  type TableSort,
  type TableState,
  useSelection,
  type Selection,
} from './use-table-state.ts';
export { saveText } from '../controls/save-text.ts';
export { ProgressBar } from '../feedback/progress-bar.tsx';
export { AddButton, DeleteButton, EditButton, type ItemActionProps } from '../forms/item-actions.tsx';
export { ItemMenu, type ItemMenuProps } from '../forms/item-menu.tsx';
export { type ItemMenuEntry } from '../layout/item-actions.ts';
export {
  MoveButtons,
  type MoveButtonsProps,
  type ListPosition,
  useFocusAfterMove,
} from '../forms/move-buttons.tsx';
export { ImageWithFallback, type ImageWithFallbackProps } from '../layout/image-with-fallback.tsx';
