import type { ChangedValue, ReleaseDifference } from '@vitral/sdk/contracts/releases';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Typography } from '@vitral/sdk/ui';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@vitral/sdk/ui/data';
import { useId } from 'react';

type Weight = ReleaseDifference['weight'];

const PARTS = ['scripts', 'styles', 'other'] as const;
const FIGURES = { '& td': { fontVariantNumeric: 'tabular-nums' }, '& th, & td': { px: { xs: 0.75, sm: 2 } } };

export function WeightTable({ weight }: { weight: Weight }) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const rows = [
    ...PARTS.map((part) => ({ part, value: weight[part] })),
    { part: 'total', value: totalOf(weight) },
  ];
  return (
    <Box component="section">
      <Typography variant="h3" id={id} sx={{ mb: 1 }}>
        {t('compare.weight')}
      </Typography>
      <TableContainer role="region" aria-labelledby={id} tabIndex={0}>
        <Table size="small" aria-labelledby={id} sx={FIGURES}>
          <TableHead>
            <TableRow>
              {['part', 'before', 'after', 'change'].map((column) => (
                <TableCell
                  key={column}
                  component="th"
                  scope="col"
                  align={column === 'part' ? 'left' : 'right'}
                >
                  {t(`compare.columns.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ part, value }) => (
              <WeightRow key={part} name={t(`compare.weights.${part}`)} value={value} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}

function WeightRow({ name, value: { before, after } }: { name: string; value: ChangedValue<number> }) {
  const { fileSize } = useFormats();
  const changeText = useChangeText();
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell align="right">{before === null ? '—' : fileSize(before)}</TableCell>
      <TableCell align="right">{after === null ? '—' : fileSize(after)}</TableCell>
      <TableCell align="right">{changeText(before ?? 0, after ?? 0)}</TableCell>
    </TableRow>
  );
}

/** Formats a change as `+1.20 KB (+3.42%)`, without the percentage when there was nothing before. */
function useChangeText() {
  const { t } = useTranslation('mfe-settings');
  const { decimal, fileSize } = useFormats();
  return (before: number, after: number) => {
    const change = after - before;
    const sign = change > 0 ? '+' : change < 0 ? '−' : '';
    const size = `${sign}${fileSize(Math.abs(change))}`;
    if (before === 0 || change === 0) return size;
    const part = `${sign}${decimal((Math.abs(change) / before) * 100, 2)}`;
    return `${size} (${t('modules.percent', { value: part })})`;
  };
}

function totalOf(weight: Weight): ChangedValue<number> {
  const sum = (side: 'before' | 'after') =>
    PARTS.reduce((total, part) => total + (weight[part][side] ?? 0), 0);
  return { before: sum('before'), after: sum('after') };
}
