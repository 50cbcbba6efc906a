import { useTranslation } from '@vitral/i18n';
import { Button, Icon, Stack } from '@vitral/ui';
import { useRef, type ChangeEvent, type ReactNode, type RefObject } from 'react';
import { CropButton } from './cropping/crop-button.tsx';
import { canCrop } from './cropping/crop-picture.ts';
import { LibraryButton } from './library-button.tsx';

/** Types that the server accepts as pictures. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface PictureButtonsProps {
  /** URL of the current picture. */
  value: string | null;
  /** Team pictures can be chosen as well. */
  isTeam: boolean;
  uploadButton: RefObject<HTMLButtonElement | null>;
  onUpload: (file: File) => void;
  onChoose: (url: string | null) => void;
  /** Another button. */
  children?: ReactNode;
}

/** Buttons to choose, upload, crop or remove a picture. */
export function PictureButtons(props: PictureButtonsProps) {
  const { value, isTeam, uploadButton, onUpload, onChoose, children } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const upload = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onUpload(file);
    // Allows choosing the same file again.
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
        startIcon={<Icon name="upload" />}
        onClick={() => input.current?.click()}
      >
        {t('pictures.upload')}
      </Button>
      {canCrop(value) && <CropButton url={value} onCrop={onUpload} />}
      {children}
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
