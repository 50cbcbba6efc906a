import { useTranslation } from '@vitral/i18n';
import { Button, NavigationIcon } from '@vitral/ui';
import { useRef } from 'react';

interface ChooseArchiveButtonProps {
  /** One is being sent. */
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** Takes an archive from the person's device. */
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
          // The same file may be chosen again.
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
