import { FOCAL_CENTER, type FocalPoint } from '@vitral/sdk/contracts/content';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Stack, Typography } from '@vitral/sdk/ui';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { movePoint, squarePosition, toFocalPoint } from './focal-point.ts';

export interface FocalPointPickerProps {
  /** URL of the picture; the picker is hidden if it cannot be loaded. */
  src: string;
  /** Null means the center. */
  value: FocalPoint | null;
  onChange: (point: FocalPoint | null) => void;
  disabled?: boolean;
}

const SQUARE_SIZE = 96;

/** Chooses the point of a picture that stays visible in every crop, by click, touch or arrow keys. */
export function FocalPointPicker({ src, value, onChange, disabled = false }: FocalPointPickerProps) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const [size, setSize] = useState({ width: 1, height: 1 });
  const area = useRef<HTMLElement>(null);
  const point = value ?? FOCAL_CENTER;

  const reset = () => {
    onChange(null);
    area.current?.focus();
  };
  if (failedSrc === src) return null;
  return (
    <Stack role="group" aria-labelledby={id} spacing={1}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
        {t('focalPoint.label')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <PointArea
          ref={area}
          point={point}
          disabled={disabled}
          describedBy={`${id}-hint`}
          onChange={onChange}
        >
          <Box
            component="img"
            src={src}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ width, height })
            }
            onError={() => setFailedSrc(src)}
            sx={{ display: 'block', maxWidth: '100%', maxHeight: 220 }}
          />
        </PointArea>
        <Stack spacing={1} sx={{ flex: '1 1 180px', alignItems: 'flex-start' }}>
          <Box
            component="img"
            src={src}
            alt=""
            sx={{
              width: SQUARE_SIZE,
              height: SQUARE_SIZE,
              borderRadius: 1.5,
              objectFit: 'cover',
              objectPosition: squarePosition(point, size.width, size.height),
            }}
          />
          <Typography id={`${id}-hint`} variant="body2" color="textSecondary">
            {t('focalPoint.hint')}
          </Typography>
          {value && (
            <Button size="small" disabled={disabled} onClick={reset}>
              {t('focalPoint.reset')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Stack>
  );
}

interface PointAreaProps {
  ref: Ref<HTMLElement>;
  point: FocalPoint;
  disabled: boolean;
  describedBy: string;
  onChange: (point: FocalPoint) => void;
  children: ReactNode;
}

/** The picture with its marker: a slider in two directions, for which screen readers announce both percentages. */
function PointArea({ ref, point, disabled, describedBy, onChange, children }: PointAreaProps) {
  const { t } = useTranslation('mfe-content');
  const choose = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // Screen readers click without coordinates.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(toFocalPoint(((clientX - left) / width) * 100, ((clientY - top) / height) * 100));
  };
  const move = (event: KeyboardEvent) => {
    const moved = movePoint(point, event);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  };
  return (
    <Box
      ref={ref}
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-label={t('focalPoint.point')}
      aria-describedby={describedBy}
      aria-disabled={disabled}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={point.x}
      aria-valuetext={t('focalPoint.value', { ...point })}
      onClick={disabled ? undefined : choose}
      onKeyDown={disabled ? undefined : move}
      sx={{
        position: 'relative',
        borderRadius: 1.5,
        overflow: 'hidden',
        lineHeight: 0,
        cursor: disabled ? 'default' : 'crosshair',
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {children}
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: `${point.x}%`,
          top: `${point.y}%`,
          width: 28,
          height: 28,
          m: '-14px',
          borderRadius: '50%',
          border: '3px solid #fff',
          boxShadow: '0 0 0 2px rgb(0 0 0 / 70%), inset 0 0 0 2px rgb(0 0 0 / 70%)',
          pointerEvents: 'none',
        }}
      />
    </Box>
  );
}
