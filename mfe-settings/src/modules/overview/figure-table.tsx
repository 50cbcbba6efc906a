import { Typography } from '@vitral/sdk/ui';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@vitral/sdk/ui/data';
import { createContext, type ReactNode, useContext, useId } from 'react';

export interface FigureRow {
  name: ReactNode;
  key: string;
  cells: readonly ReactNode[];
}

/** Id of the heading of the release that the tables belong to; distinguishes tables with the same title. */
export const TableOwner = createContext('');

interface FigureTableProps {
  title: string;
  /** Heading level of the title. */
  level?: 'h2' | 'h3';
  /** The first column contains the row headings. */
  columns: readonly string[];
  rows: readonly FigureRow[];
  text?: string;
}

const FIGURES = { '& td': { fontVariantNumeric: 'tabular-nums' }, '& th, & td': { px: { xs: 0.75, sm: 2 } } };

/** A titled table of figures, which scrolls sideways on a narrow screen. Renders nothing without rows. */
export function FigureTable({ title, level = 'h3', columns, rows, text }: FigureTableProps) {
  const id = useId();
  const owner = useContext(TableOwner);
  if (rows.length === 0) return null;
  return (
    <div>
      <Typography variant={level} id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {text}
        </Typography>
      )}
      <TableContainer role="region" aria-labelledby={`${owner} ${id}`.trim()} tabIndex={0}>
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
    </div>
  );
}
