import { Box, Typography } from '@vitral/sdk/ui';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@vitral/sdk/ui/data';
import { type ReactNode, useId } from 'react';

export interface FigureRow {
  name: ReactNode;
  key: string;
  cells: readonly ReactNode[];
}

interface FigureTableProps {
  title: string;
  /** The first column names the rows. */
  columns: readonly string[];
  rows: readonly FigureRow[];
  text?: string;
}

const FIGURES = { '& td': { fontVariantNumeric: 'tabular-nums' }, '& th, & td': { px: { xs: 0.75, sm: 2 } } };

/** A titled table of figures, which scrolls sideways on a narrow screen. Draws nothing without rows. */
export function FigureTable({ title, columns, rows, text }: FigureTableProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {text}
        </Typography>
      )}
      <TableContainer role="region" aria-labelledby={id} tabIndex={0}>
        <Table size="small" aria-labelledby={id} sx={FIGURES}>
          <TableHead>
            <TableRow>
              {columns.map((column, index) => (
                <TableCell key={column} component="th" scope="col" align={index === 0 ? 'left' : 'right'}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, name, cells }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                {cells.map((cell, index) => (
                  <TableCell key={columns[index + 1]} align="right">
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
