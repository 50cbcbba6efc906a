import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Card, Typography } from '@vitral/sdk/ui';
import { useId, useState } from 'react';
import { Code } from '../../shared/release-mark.tsx';

export interface DifferenceRow {
  name: string;
  before: string | null;
  after: string | null;
}

interface DifferenceSectionProps {
  title: string;
  /** Total number, which may exceed the listed rows. */
  count: number;
  rows: readonly DifferenceRow[];
}

const COLLAPSED_ROWS = 20;

/** One kind of change; each row shows its values before and after. */
export function DifferenceSection({ title, count, rows }: DifferenceSectionProps) {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = isExpanded ? rows : rows.slice(0, COLLAPSED_ROWS);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ mb: 1 }}>
        {title} ({number(count)})
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
      >
        {shown.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </Box>
      {shown.length < rows.length && (
        <Button sx={{ mt: 1 }} onClick={() => setIsExpanded(true)}>
          {t('compare.showAll', { count: rows.length })}
        </Button>
      )}
      {count > rows.length && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('compare.notListed', { count: count - rows.length, shown: number(count - rows.length) })}
        </Typography>
      )}
    </Box>
  );
}

function Row({ row: { name, before, after } }: { row: DifferenceRow }) {
  const { t } = useTranslation('mfe-settings');
  const sides = [
    { side: 'before', label: t('audit.before'), value: before },
    { side: 'after', label: t('audit.after'), value: after },
  ] as const;
  return (
    <Card component="li" variant="outlined" sx={{ p: 1.5 }}>
      <Code>{name}</Code>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 0.5,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {sides.map(({ side, label, value }) => (
          <div key={side}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {value ?? <NoValue side={side} />}
            </Typography>
          </div>
        ))}
      </Box>
    </Card>
  );
}

function NoValue({ side }: { side: 'before' | 'after' }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {t(side === 'before' ? 'compare.added' : 'compare.removed')}
    </Box>
  );
}
