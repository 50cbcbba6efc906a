import { useTranslation } from '@vitral/i18n';
import { Button, NavigationIcon } from '@vitral/ui';
import { useRef } from 'react';

interface ChooseArchiveButtonProps {
  /** True while an archive is being uploaded. */
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** Opens the file picker for an archive. */
export function ChooseArchiveButton({ isBusy, onChoose }: ChooseArchiveButtonProps) {
  const { t } = useTranslation('mfe-settings');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept=".tar,application/x-tar"
        aria-label={t('backups.archive')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Without a reset, choosing the same file again fires no event.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button
        variant="outlined"
        startIcon={<NavigationIcon name="upload" />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {t('backups.upload')}
      </Button>
    </>
  );
}
