import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RedirectImportResult } from '@vitral/contracts/redirects';
import { useTranslation } from '@vitral/i18n';
import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  Icon,
  notify,
  Stack,
  TitledDialog,
  Typography,
} from '@vitral/ui';
import { useState, type ChangeEvent } from 'react';
import { importRedirects, REDIRECTS } from './redirects.queries.ts';

interface Checked {
  name: string;
  csv: string;
  result: RedirectImportResult;
}

/** Imports redirects from a CSV file: first it says what would change, and which lines have problems. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-content');
  const queryClient = useQueryClient();
  const [checked, setChecked] = useState<Checked | null>(null);
  const onError = (error: Error) => notify.failure(t('redirects.importFailed'), error);
  const check = useMutation({
    mutationFn: async (file: File) => {
      const csv = await file.text();
      return { name: file.name, csv, result: await importRedirects({ csv, isDryRun: true }) };
    },
    onSuccess: setChecked,
    onError,
  });
  const run = useMutation({
    mutationFn: ({ csv }: Checked) => importRedirects({ csv, isDryRun: false }),
    onSuccess: async (result) => {
      if (result.problems.length > 0) return setChecked(checked && { ...checked, result });
      notify.success(t('redirects.imported', { count: result.added + result.changed }));
      await queryClient.invalidateQueries({ queryKey: REDIRECTS.reload[0] });
      onClose();
    },
    onError,
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) check.mutate(file);
    // The same file can be chosen again once it is mended.
    target.value = '';
  };
  const { problems = [], added = 0, changed = 0 } = checked?.result ?? {};
  return (
    <TitledDialog title={t('redirects.import')} maxWidth="sm" onClose={onClose}>
      <DialogContent dividers>
        <Stack spacing={2}>
          <DialogContentText>{t('redirects.importText')}</DialogContentText>
          <Box
            component="pre"
            sx={{ m: 0, p: 1.5, bgcolor: 'action.hover', borderRadius: 1, overflowX: 'auto' }}
          >
            {'from,to,status\n/old-page,/how-to-start,301'}
          </Box>
          <Button
            component="label"
            variant="outlined"
            startIcon={<Icon name="upload" />}
            loading={check.isPending}
            sx={{ alignSelf: 'flex-start' }}
          >
            {t('redirects.chooseFile')}
            <Box component="input" type="file" accept=".csv,text/csv" onChange={choose} sx={HIDDEN} />
          </Button>
          <Box role="status">{checked && <Report checked={checked} />}</Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('actions.cancel')}</Button>
        <Button
          variant="contained"
          disabled={problems.length > 0 || added + changed === 0}
          loading={run.isPending}
          onClick={() => checked && run.mutate(checked)}
        >
          {t('redirects.importRows', { count: added + changed })}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

const HIDDEN = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' } as const;

function Report({ checked: { name, result } }: { checked: Checked }) {
  const { t } = useTranslation('mfe-content');
  const { problems, added, changed, unchanged } = result;
  if (problems.length === 0)
    return (
      <Alert severity="success">
        {name}: {t('redirects.importCounts', { added, changed, unchanged })}
      </Alert>
    );
  return (
    <Alert severity="error">
      <Typography variant="body2">
        {name}: {t('redirects.importProblems')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {problems.map(({ line, problem }) => (
          <li key={`${line} ${problem}`}>
            {t('redirects.importLine', { line, problem: t(`redirects.problems.${problem}`) })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
