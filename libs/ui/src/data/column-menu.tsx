import Tooltip from '@mui/material/Tooltip';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type { ViewedList } from '@vitral/contracts/saved-views';
import { useTranslation } from '@vitral/i18n';
import { useId, useState } from 'react';
import { Icon } from '../layout/icon.tsx';
import { ColumnList } from './column-list.tsx';
import { useShownTable } from './use-column-layout.ts';

/** A button that opens the choice of columns for the table on screen; renders nothing without a table. */
export function ColumnMenu({ list }: { list: ViewedList }) {
  const { t } = useTranslation('views');
  const id = useId();
  const table = useShownTable(list);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!table) return null;
  return (
    <>
      <Tooltip title={t('columns.title')}>
        <IconButton
          aria-label={t('columns.title')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Icon name="tune" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <ColumnList list={list} table={table} titleId={id} />
      </Popover>
    </>
  );
}
