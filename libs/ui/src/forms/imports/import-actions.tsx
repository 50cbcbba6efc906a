import Stack from '@mui/material/Stack';
import type { QueryKey } from '@tanstack/react-query';
import type { Import, ImportedNoun } from '@vitral/contracts/imports';
import { useTranslation } from '@vitral/i18n';
import { Button } from '../../controls/button.tsx';
import { Icon } from '../../layout/icon.tsx';
import { useChange } from '../use-change.ts';
import { importsKey, startImport, undoImport } from './imports.queries.ts';

interface ImportActionsProps {
  noun: ImportedNoun;
  found: Import;
  reload: readonly QueryKey[];
}

/** Starts a checked import, or undoes one that is done. */
export function ImportActions({ noun, found, reload }: ImportActionsProps) {
  const { t } = useTranslation('imports');
  const { id, state, goodRows, badRows, undoableUntil } = found;
  const withoutBadRows = badRows > 0;
  const start = useChange({
    namespace: 'imports',
    reload: [importsKey(noun)],
    change: () => startImport(noun, id, { withoutBadRows }),
    failure: 'imports.failed',
  });
  const undo = useChange({
    namespace: 'imports',
    reload: [importsKey(noun), ...reload],
    change: () => undoImport(noun, id),
    failure: 'imports.undoFailed',
  });
  const canStart = state === 'checked' && goodRows > 0;
  if (!canStart && !undoableUntil) return null;
  return (
    <Stack direction="row">
      {canStart && (
        <Button
          variant={withoutBadRows ? 'outlined' : 'contained'}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {t(withoutBadRows ? 'imports.startGood' : 'imports.start', { count: goodRows })}
        </Button>
      )}
      {undoableUntil && (
        <Button
          variant="outlined"
          startIcon={<Icon name="restore" />}
          loading={undo.isPending}
          loadingPosition="start"
          onClick={() => undo.mutate()}
        >
          {t('imports.undo')}
        </Button>
      )}
    </Stack>
  );
}
