export { default as Accordion } from '@mui/material/Accordion';
export { default as AccordionDetails } from '@mui/material/AccordionDetails';
export { default as AccordionSummary } from '@mui/material/AccordionSummary';
export { default as Alert } from '@mui/material/Alert';
export { default as AlertTitle } from '@mui/material/AlertTitle';
export { default as AppBar } from '@mui/material/AppBar';
export { default as Box } from '@mui/material/Box';
export { default as Card } from '@mui/material/Card';
export { default as CardActionArea } from '@mui/material/CardActionArea';
export { default as Chip, type ChipProps } from '@mui/material/Chip';
export { default as CircularProgress } from '@mui/material/CircularProgress';
export { default as Collapse } from '@mui/material/Collapse';
export { default as Dialog } from '@mui/material/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogContentText } from '@mui/material/DialogContentText';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { default as Divider } from '@mui/material/Divider';
export { default as Drawer } from '@mui/material/Drawer';
export { default as IconButton } from '@mui/material/IconButton';
export { default as LinearProgress } from '@mui/material/LinearProgress';
export { default as MuiLink } from '@mui/material/Link';
export { default as List } from '@mui/material/List';
export { default as ListItem } from '@mui/material/ListItem';
export { default as ListItemButton } from '@mui/material/ListItemButton';
export { default as ListItemIcon } from '@mui/material/ListItemIcon';
export { default as ListItemText } from '@mui/material/ListItemText';
export { default as Menu } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as Pagination } from '@mui/material/Pagination';
export { default as Paper } from '@mui/material/Paper';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Stack } from '@mui/material/Stack';
export { default as Tab } from '@mui/material/Tab';
export { default as Table } from '@mui/material/Table';
export { default as TableBody } from '@mui/material/TableBody';
export { default as TableCell } from '@mui/material/TableCell';
export { default as TableContainer } from '@mui/material/TableContainer';
export { default as TableHead } from '@mui/material/TableHead';
export { default as TableRow } from '@mui/material/TableRow';
export { default as Tabs } from '@mui/material/Tabs';
export { default as ToggleButton } from '@mui/material/ToggleButton';
export { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
export { default as Toolbar } from '@mui/material/Toolbar';
export { default as Tooltip } from '@mui/material/Tooltip';
export { default as Typography } from '@mui/material/Typography';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { useTheme, type Theme } from '@mui/material/styles';
export type { ButtonProps } from '@mui/material/Button';

export type { BarChartCategory, BarChartProps, BarChartSeries } from './data/bar-chart-props.ts';
export { BarChart, useBarChartView } from './data/bar-chart.tsx';
export { column, RowCard, textColumn, type ListColumn } from './data/columns.tsx';
export type { DataColumn, DataTableProps } from './data/data-table-props.ts';
export { DataTable, gridQueries } from './data/data-table.tsx';
export { ExportLink } from './data/export-link.tsx';
export { PagedList, type ListUrl } from './data/paged-list.tsx';
export { TablePages } from './data/table-pages.tsx';
export {
  readTableUrl,
  useTablePage,
  useTableUrl,
  type TableUrl,
  type TableUrlOptions,
} from './data/use-table-url.ts';
export {
  useTableState,
  type TableSort,
  type TableState,
  useSelection,
  type Selection,
} from './data/use-table-state.ts';
export { ConfirmDialog } from './feedback/confirm-dialog.tsx';
export { EmptyList, EmptyState, NoMatch } from './feedback/empty-state.tsx';
export { LoadingCards, PageBodySkeleton, PageSkeleton } from './feedback/loading.tsx';
export { lazyComponent } from './feedback/lazy-component.tsx';
export { LoadBoundary } from './feedback/load-boundary.tsx';
export { notify, type NotifyOptions } from './feedback/notify.ts';
export { TextDialog } from './feedback/text-dialog.tsx';
export { TitledDialog, type TitledDialogProps } from './feedback/titled-dialog.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export { Toaster } from './feedback/toaster.tsx';
export { Button } from './controls/button.tsx';
export { DiscardQuestion, LeaveQuestion, useUnsavedWarning } from './forms/leave-question.tsx';
export { AddButton, DeleteButton, EditButton, type ItemActionProps } from './forms/item-actions.tsx';
export { ItemMenu, type ItemMenuEntry, type ItemMenuProps } from './forms/item-menu.tsx';
export {
  MoveButtons,
  type MoveButtonsProps,
  type ListPosition,
  useFocusAfterMove,
} from './forms/move-buttons.tsx';
export { useAbortable } from './forms/use-abortable.ts';
export { useCopy } from './forms/use-copy.ts';
export { Fact, Facts } from './layout/facts.tsx';
export { CardGrid, type CardGridProps } from './layout/card-grid.tsx';
export { ImageWithFallback, type ImageWithFallbackProps } from './layout/image-with-fallback.tsx';
export { Icon, type IconName } from './layout/icon.tsx';
export { PageHeader, type PageHeaderProps } from './layout/page-header.tsx';
export { RoleBadge } from './layout/role-badge.tsx';
export { StatCards, StatGrid, type Stat, type StatChange } from './layout/stat-cards.tsx';
export { lineClamp, VISUALLY_HIDDEN } from './theme/text-styles.ts';
export { COLORS, GLASS, MEASURES, type ColorToken } from './theme/tokens.ts';
export { UiProvider } from './theme/ui-provider.tsx';
