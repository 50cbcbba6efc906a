import { useTranslation } from '@vitral/i18n';
import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  TitledDialog,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@vitral/ui';
import { useState } from 'react';
import {
  centerCrop,
  makeAspectCrop,
  ReactCrop,
  type PercentCrop,
  type ReactCropProps,
} from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { cropPicture, partOf } from './crop-picture.ts';

export interface CropDialogProps {
  /** Path of an uploaded picture for which `canCrop` holds. */
  url: string;
  onCrop: (part: File) => void;
  onClose: () => void;
}

/** Width divided by height; null for a free shape. */
const SHAPES = { free: null, '1:1': 1, '4:3': 4 / 3, '16:9': 16 / 9, '3:4': 3 / 4 } as const;
type Shape = keyof typeof SHAPES;

/** Minimum side of an area on the screen, in CSS pixels. */
const SMALLEST = 24;

/** Percent of the picture that the initial area covers in each direction. */
const START = 80;

/** Crops a picture with pointer, touch or arrow keys. The cropped part becomes a new file; the picture stays unchanged. */
export function CropDialog({ url, onCrop, onClose }: CropDialogProps) {
  const { t } = useTranslation('cropping');
  const ariaLabels = useAriaLabels();
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [shape, setShape] = useState<Shape>('free');
  const [area, setArea] = useState<PercentCrop>();
  const part = picture && area && partOf(area, picture);

  const show = (loaded: HTMLImageElement, next: Shape) => {
    setPicture(loaded);
    setShape(next);
    setArea(areaOf(next, loaded));
  };
  const crop = async () => {
    if (!picture || !part) return;
    const file = await cropPicture(picture, part, url, t('pictures.cropSuffix')).catch(() => null);
    if (!file) return setHasFailed(true);
    onCrop(file);
    onClose();
  };
  return (
    <TitledDialog title={t('pictures.cropTitle')} focusClose onClose={onClose}>
      <DialogContent dividers>
        <DialogContentText sx={{ mb: 2 }}>{t('pictures.cropText')}</DialogContentText>
        {hasFailed && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t('pictures.cropFailed')}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={shape}
            disabled={!picture}
            aria-label={t('pictures.cropShape')}
            onChange={(_, next: Shape | null) => picture && next && show(picture, next)}
          >
            {(Object.keys(SHAPES) as Shape[]).map((name) => (
              <ToggleButton key={name} value={name}>
                {name === 'free' ? t('pictures.cropShape.free') : name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Typography role="status" variant="body2" color="textSecondary">
            {!part && !hasFailed && t('loading')}
            {part && t('pictures.cropSize', { width: part.width, height: part.height })}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'center' }}>
          <ReactCrop
            crop={area}
            aspect={SHAPES[shape] ?? undefined}
            keepSelection
            ruleOfThirds
            minWidth={SMALLEST}
            minHeight={SMALLEST}
            ariaLabels={ariaLabels}
            onChange={(_, next) => setArea(next)}
          >
            <Box
              component="img"
              src={url}
              alt={t('pictures.cropPicture')}
              onLoad={({ currentTarget }) => show(currentTarget, shape)}
              onError={() => setHasFailed(true)}
              sx={{ display: 'block', maxWidth: '100%', maxHeight: '55dvh' }}
            />
          </ReactCrop>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('actions.cancel')}</Button>
        <Button variant="contained" disabled={!part} onClick={() => void crop()}>
          {t('pictures.cropUse')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

function useAriaLabels(): ReactCropProps['ariaLabels'] {
  const { t } = useTranslation('cropping');
  return {
    cropArea: t('pictures.cropArea'),
    nwDragHandle: t('pictures.cropHandle.nw'),
    nDragHandle: t('pictures.cropHandle.n'),
    neDragHandle: t('pictures.cropHandle.ne'),
    eDragHandle: t('pictures.cropHandle.e'),
    seDragHandle: t('pictures.cropHandle.se'),
    sDragHandle: t('pictures.cropHandle.s'),
    swDragHandle: t('pictures.cropHandle.sw'),
    wDragHandle: t('pictures.cropHandle.w'),
  };
}

/** Returns an area of a shape in the middle of a picture. */
function areaOf(shape: Shape, { naturalWidth, naturalHeight }: HTMLImageElement): PercentCrop {
  const ratio = SHAPES[shape];
  const area = ratio
    ? makeAspectCrop({ unit: '%', width: START }, ratio, naturalWidth, naturalHeight)
    : ({ unit: '%', width: START, height: START } as const);
  return centerCrop(area, naturalWidth, naturalHeight);
}
