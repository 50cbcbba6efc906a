import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ViewColumn, ViewedList } from '@vitral/contracts/saved-views';
import { useTranslation } from '@vitral/i18n';
import { Button } from '../controls/button.tsx';
import { MoveButtons, useFocusAfterMove } from '../forms/move-buttons.tsx';
import { Icon } from '../layout/icon.tsx';
import { arrange, isSameLayout, withWidth } from './column-layout.ts';
import type { ShownTable } from './column-store.ts';
import { useColumnLayout } from './use-column-layout.ts';

/** Pixels. */
const WIDTH_STEP = 40;

interface ColumnListProps {
  list: ViewedList;
  table: ShownTable;
  titleId: string;
}

/** The columns of a table: whether each is shown, their order and their widths. */
export function ColumnList({ list, table: { columns, widthOf }, titleId }: ColumnListProps) {
  const { t } = useTranslation('views');
  const { layout, change } = useColumnLayout(list);
  const arranged = arrange(columns, layout);
  const focusAfterMove = useFocusAfterMove(arranged.map(({ field }) => field).join());
  const set = (next: ViewColumn[]) => change(isSameLayout(columns, next, null) ? null : next);
  const replace = (field: string, changes: Partial<ViewColumn>) =>
    set(arranged.map((column) => (column.field === field ? { ...column, ...changes } : column)));
  const rows = arranged.flatMap((column, index) => {
    const offered = columns.find(({ field }) => field === column.field);
    return offered ? [{ ...column, ...offered, index }] : [];
  });
  return (
    <Box sx={{ p: 2, maxWidth: 420 }}>
      <Typography id={titleId} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {t('columns.title')}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ field, name, isRequired, isHidden, index }) => (
          <Box component="li" key={field} sx={ROW}>
            <FormControlLabel
              label={name}
              sx={{ flexGrow: 1, mr: 0, overflowWrap: 'anywhere' }}
              control={
                <Checkbox
                  checked={!isHidden}
                  disabled={isRequired}
                  onChange={(_, isShown) => replace(field, { isHidden: !isShown })}
                />
              }
            />
            <WidthButtons
              name={name}
              isDisabled={isHidden}
              onStep={(by) => set(withWidth(arranged, field, widthOf(field) + by))}
            />
            <MoveButtons
              upLabel={t('columns.up', { name })}
              downLabel={t('columns.down', { name })}
              index={index}
              count={rows.length}
              onStep={(by, button) => {
                focusAfterMove(button);
                set(moved(arranged, index, by));
              }}
            />
          </Box>
        ))}
      </Box>
      <Button onClick={() => change(null)} sx={{ mt: 1 }}>
        {t('columns.reset')}
      </Button>
    </Box>
  );
}

const ROW = { display: 'flex', alignItems: 'center', minHeight: 44 } as const;

interface WidthButtonsProps {
  name: string;
  isDisabled: boolean;
  onStep: (pixels: number) => void;
}

/** Buttons for keyboards and taps that do the same as dragging the column's edge. */
function WidthButtons({ name, isDisabled, onStep }: WidthButtonsProps) {
  const { t } = useTranslation('views');
  const button = (label: string, icon: string, pixels: number) => (
    <IconButton
      aria-label={t(label, { name })}
      title={t(label, { name })}
      disabled={isDisabled}
      onClick={() => onStep(pixels)}
    >
      <Icon name={icon} />
    </IconButton>
  );
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {button('columns.narrower', 'close_fullscreen', -WIDTH_STEP)}
      {button('columns.wider', 'open_in_full', WIDTH_STEP)}
    </Box>
  );
}

function moved(columns: readonly ViewColumn[], index: number, by: -1 | 1): ViewColumn[] {
  const next = [...columns];
  const [column] = next.splice(index, 1);
  if (column) next.splice(index + by, 0, column);
  return next;
}
