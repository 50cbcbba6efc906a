import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import type { QueryKey } from '@tanstack/react-query';
import type { Import, ImportedNoun } from '@vitral/contracts/imports';
import { errorText, useTranslation } from '@vitral/i18n';
import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { ProgressBar } from '../../feedback/progress-bar.tsx';
import { Icon } from '../../layout/icon.tsx';
import { useChange } from '../use-change.ts';
import { FileChooser } from './file-chooser.tsx';
import { FormerImports } from './former-imports.tsx';
import { ImportReport } from './import-report.tsx';
import { checkFile, importsKey, templatePath } from './imports.queries.ts';

export interface ImportPanelProps {
  noun: ImportedNoun;
  reload: readonly QueryKey[];
  /** Id of the import that is shown first. */
  linked: string | null;
}

/** Checks a file, reports what its import would add, and runs and undoes imports. */
export function ImportPanel({ noun, reload, linked }: ImportPanelProps) {
  const { t } = useTranslation('imports');
  const [openId, setOpenId] = useState(linked);
  const check = useChange<File, Import>({
    namespace: 'imports',
    reload: [importsKey(noun)],
    change: async (file) => {
      const checked = await checkFile(noun, file);
      setOpenId(checked.id);
      return checked;
    },
  });
  return (
    <DialogContent dividers>
      <Stack spacing={2.5}>
        <DialogContentText>{t('imports.description')}</DialogContentText>
        <Button
          href={templatePath(noun)}
          download
          startIcon={<Icon name="table_chart" />}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('imports.template')}
        </Button>
        <FileChooser
          isReplacing={openId !== null}
          isBusy={check.isPending}
          onChoose={(file) => check.mutate(file)}
        />
        {check.isPending && (
          <ProgressBar
            label={t('imports.checking', { fileName: check.variables.name })}
            percent={null}
            text=""
          />
        )}
        {check.error && <Alert severity="error">{errorText(check.error)}</Alert>}
        {openId !== null && !check.isPending && (
          <ImportReport key={openId} noun={noun} id={openId} reload={reload} />
        )}
        <FormerImports noun={noun} onOpen={setOpenId} />
      </Stack>
    </DialogContent>
  );
}
