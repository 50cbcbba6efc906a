import { useTranslation } from '@vitral/i18n';
import { Button, NavigationIcon, Stack } from '@vitral/ui';
import { useRef, type ChangeEvent, type RefObject } from 'react';
import { LibraryButton } from './library-button.tsx';

/** What the server takes as a picture. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface PictureButtonsProps {
  /** The address of the picture that is shown. */
  value: string | null;
  /** Whether team pictures may be chosen, too. */
  isTeam: boolean;
  uploadButton: RefObject<HTMLButtonElement | null>;
  onUpload: (file: File) => void;
  onChoose: (address: string | null) => void;
}

/** Where a picture may come from, and how to be rid of it. */
export function PictureButtons({ value, isTeam, uploadButton, onUpload, onChoose }: PictureButtonsProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const upload = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onUpload(file);
    // So that the same file can be chosen again.
    target.value = '';
  };
  const remove = () => {
    onChoose(null);
    uploadButton.current?.focus();
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <LibraryButton chosen={value} isTeam={isTeam} onChoose={onChoose} />
      <Button
        ref={uploadButton}
        size="small"
        variant="outlined"
        startIcon={<NavigationIcon name="upload" />}
        onClick={() => input.current?.click()}
      >
        {t('pictures.upload')}
      </Button>
      {value && (
        <Button size="small" color="error" onClick={remove}>
          {t('pictures.remove')}
        </Button>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPTED}
        aria-label={t('pictures.upload')}
        onChange={upload}
      />
    </Stack>
  );
}
