import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ImportedNoun, ImportSummary } from '@vitral/contracts/imports';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Button } from '../../controls/button.tsx';
import { LoadFailure } from '../../feedback/load-boundary.tsx';
import { LoadingCards } from '../../feedback/loading.tsx';
import { importsQuery } from './imports.queries.ts';

interface FormerImportsProps {
  noun: ImportedNoun;
  onOpen: (id: string) => void;
}

/** The latest imports of a noun. Each opens its report, from which it can be undone. */
export function FormerImports({ noun, onOpen }: FormerImportsProps) {
  const { t } = useTranslation('imports');
  const { data, error, refetch } = useQuery(importsQuery(noun));
  if (error)
    return <LoadFailure title={t('imports.formerFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingCards count={2} height={56} />;
  return (
    <Box component="section">
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {t('imports.former')}
      </Typography>
      {data.items.length === 0 && <Typography color="textSecondary">{t('imports.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.items.map((row) => (
          <FormerImport key={row.id} row={row} onOpen={() => onOpen(row.id)} />
        ))}
      </Box>
    </Box>
  );
}

function FormerImport({ row, onOpen }: { row: ImportSummary; onOpen: () => void }) {
  const { t } = useTranslation('imports');
  const { dateTime } = useFormats();
  const { fileName, state, actorName, createdAt } = row;
  return (
    <Stack component="li" direction="row" spacing={1} sx={ROW}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Button
          aria-label={t('imports.openOf', { fileName })}
          onClick={onOpen}
          sx={{ textAlign: 'start', overflowWrap: 'anywhere', px: 0.5 }}
        >
          {fileName}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ px: 0.5 }}>
          {[dateTime(createdAt), actorName].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Chip size="small" variant="outlined" label={t(`imports.states.${state}`)} />
    </Stack>
  );
}

const ROW = {
  alignItems: 'center',
  flexWrap: 'wrap',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
