import { LIMITS } from '@vitral/contracts/limits';
import { useTranslation } from '@vitral/i18n';
import { Box, Stack, Typography } from '@vitral/ui';
import { ImageWithFallback } from '@vitral/ui/data';
import { TextField } from '@vitral/ui/forms';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { pictureUrl } from './picture-url.ts';
import { PictureButtons } from './picture-buttons.tsx';
import type { PictureTarget } from './pictures.queries.ts';
import { UploadReport } from './upload-report.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

export interface PictureFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  /** Alternative text of the picture. */
  alt: string;
  /** Category and title of a picture uploaded here. */
  target: PictureTarget;
  /** Renders a button that creates a picture and calls `upload` with it. */
  children?: (upload: (file: File) => void) => ReactNode;
  /** Builds the message of a failed upload; names the file by default. */
  failureText?: (reason: string) => string;
  /** Called when an upload starts and ends; the form must not be saved meanwhile. */
  onUploading?: (isUploading: boolean) => void;
}

/** Pixels. */
const PREVIEW = 96;

/**
 * Form field for a picture: chosen from the library, uploaded, or given by URL. The value is the URL,
 * `/uploads/<filename>` for the first two; null without a picture.
 */
export function PictureField<Values extends FieldValues>(props: PictureFieldProps<Values>) {
  const { control, name, label, alt, target, onUploading, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const uploadButton = useRef<HTMLButtonElement>(null);
  const { field, fieldState } = useController({ control, name });
  const { state, upload, stop } = usePictureUpload(target, field.onChange);
  const isUploading = state?.kind === 'sending';
  useEffect(() => onUploading?.(isUploading), [isUploading, onUploading]);
  const value: string = field.value ?? '';
  // Choosing another picture cancels the upload in progress.
  const choose = (url: string | null) => {
    stop();
    field.onChange(url);
  };
  const failureText = (reason: string) => t('pictures.uploadFailed', { file: state?.file.name, reason });

  return (
    <Stack role="group" aria-labelledby={id} spacing={1}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Box sx={LAYOUT}>
        <ImageWithFallback src={pictureUrl(value, PREVIEW)} alt={alt} size={PREVIEW} />
        <TextField
          name={name}
          label={t('pictures.address')}
          value={value}
          onChange={(event) => choose(event.target.value || null)}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? t('pictures.addressHint')}
          slotProps={{ htmlInput: { maxLength: LIMITS.url } }}
        />
        <PictureButtons
          value={field.value}
          isTeam={target.category === 'team'}
          uploadButton={uploadButton}
          onUpload={upload}
          onChoose={choose}
        >
          {children?.((file) => void upload(file))}
        </PictureButtons>
      </Box>
      {state && (
        <UploadReport
          state={state}
          failureText={props.failureText ?? failureText}
          onStop={stop}
          onFocusLost={() => uploadButton.current?.focus()}
        />
      )}
    </Stack>
  );
}

/** The buttons are beside the picture if there is room, otherwise below. */
const LAYOUT = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: 'auto 1fr',
  '& > :first-of-type': { gridRow: { sm: 'span 2' } },
  '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};
