import type { ContentItem } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Box, Typography } from '@vitral/ui';
import { ConflictTitle, FormDialog } from '@vitral/ui/forms';
import type { SubmitEvent } from 'react';
import { DropZone } from './drop-zone.tsx';
import { RefusedFiles } from './refused-files.tsx';
import { SelectedFileRow } from './selected-file-row.tsx';
import { useChosenFile, useReplacement } from './use-replacement.ts';

export interface ReplaceFileDialogProps {
  item: ContentItem;
  onClose: () => void;
}

/** Replaces the file of an item; the item's title, URL and share links stay. */
export function ReplaceFileDialog({ item, onClose }: ReplaceFileDialogProps) {
  const { t } = useTranslation('mfe-content');
  const { selected, refused, choose, show, remove } = useChosenFile();
  const { current, change, isRunning, send, cancel } = useReplacement(item, show, onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (selected) void send(selected);
  };
  return (
    <FormDialog
      open
      title={t('upload.replaceTitle', { title: item.title })}
      submitLabel={t(change ? 'upload.replaceAnyway' : 'upload.replace')}
      isDirty={selected !== null}
      canSubmit={selected !== null}
      isSubmitting={isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      {change && (
        <Alert severity="warning">
          <AlertTitle sx={{ fontWeight: 700 }}>
            <ConflictTitle {...change} />
          </AlertTitle>
          {t('upload.replaceStale')}
        </Alert>
      )}
      <CurrentFile item={current} />
      <DropZone isMultiple={false} isDisabled={isRunning} onChoose={choose} />
      <RefusedFiles refused={refused} />
      {selected && (
        <Box component="ul" aria-label={t('upload.selectedList')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <SelectedFileRow selected={selected} onCancel={cancel} onRemove={remove} />
        </Box>
      )}
    </FormDialog>
  );
}

function CurrentFile({ item }: { item: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  const { dateTime, fileSize } = useFormats();
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        {t('upload.currentFile')}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{item.originalName}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[item.title, fileSize(item.fileSize), dateTime(item.updatedAt)].join(' · ')}
      </Typography>
    </Box>
  );
}
