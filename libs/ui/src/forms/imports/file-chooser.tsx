import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@vitral/i18n';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../controls/button.tsx';
import { Icon } from '../../layout/icon.tsx';

const ACCEPTED = '.csv,.xlsx,text/csv';

interface FileChooserProps {
  /** True if another file is already shown. */
  isReplacing: boolean;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** A button that chooses a file; files can also be dropped on it. */
export function FileChooser({ isReplacing, isBusy, onChoose }: FileChooserProps) {
  const { t } = useTranslation('imports');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) onChoose(file);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{ ...AREA, borderColor: isOver ? 'primary.main' : 'divider' }}
    >
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPTED}
        aria-label={t('imports.file')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again after a correction.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button
        variant={isReplacing ? 'outlined' : 'contained'}
        startIcon={<Icon name="upload" />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {t(isReplacing ? 'imports.chooseOther' : 'imports.choose')}
      </Button>
      <Typography color="textSecondary" sx={{ '@media (hover: none)': { display: 'none' } }}>
        {t('imports.drop')}
      </Typography>
    </Box>
  );
}

const AREA = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  flexWrap: 'wrap',
  p: 2,
  border: 2,
  borderStyle: 'dashed',
  borderRadius: 1,
} as const;
