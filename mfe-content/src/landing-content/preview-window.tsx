import { useTranslation } from '@vitral/i18n';
import { Alert, Box, Button, LinearProgress } from '@vitral/ui';
import { useId, useState } from 'react';
import { scrollAsBefore } from './preview-page.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { useElementSize } from './use-element-size.ts';
import type { PreviewRequest } from './use-preview-request.ts';

interface PreviewWindowProps {
  request: PreviewRequest;
  /** Pixels of the screen that is looked at. */
  width: number;
  /** Where the section begins: a selector. */
  place: string;
}

interface Drawing {
  request: PreviewRequest;
  attempt: number;
  page: Document | null;
  /** Why it failed, as far as that is known. */
  failure?: string;
}

/** The page in a frame, scaled to fit; the next drawing is made behind it, so that nothing flickers. */
export function PreviewWindow({ request, width, place }: PreviewWindowProps) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const [area, size] = useElementSize();
  const [shown, setShown] = useState<Drawing | null>(null);
  const [next, setNext] = useState<Drawing | null>({ request, attempt: 0, page: null });
  const latest = next ?? shown;
  if (latest && !isSame(latest.request, request))
    setNext({ request, attempt: latest.attempt + 1, page: null });

  const draw = (drawing: Drawing, page: Document) => {
    scrollAsBefore(page, shown?.request.language === drawing.request.language ? shown.page : null, place);
    setShown({ ...drawing, page });
    setNext((known) => (known?.attempt === drawing.attempt ? null : known));
  };
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  const drawings = [shown, next].filter((drawing) => drawing !== null);
  const hasFailed = next?.failure !== undefined;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 }}>
      <Box role="status" sx={{ minHeight: 4 }}>
        {next && !hasFailed && <LinearProgress aria-label={t('landing-content.preview.drawing')} />}
        {hasFailed && (
          <Alert
            severity="error"
            action={
              <Button
                color="inherit"
                onClick={() => setNext({ request, attempt: next.attempt + 1, page: null })}
              >
                {t('actions.retry')}
              </Button>
            }
          >
            {t('landing-content.preview.failed')}
            {next.failure && `: ${next.failure}`}
          </Alert>
        )}
      </Box>
      <Box
        ref={area}
        sx={{ position: 'relative', flexGrow: 1, minHeight: 0, overflow: 'hidden', bgcolor: 'action.hover' }}
      >
        {drawings.map((drawing) => (
          <PreviewFrame
            key={drawing.attempt}
            name={`${id}-${drawing.attempt}`}
            request={drawing.request}
            isShown={drawing === shown}
            width={width}
            height={size.height / scale}
            scale={scale}
            left={Math.max(0, (size.width - width * scale) / 2)}
            onDrawn={(page) => draw(drawing, page)}
            onFailed={(failure) => setNext((known) => known && { ...known, failure })}
          />
        ))}
      </Box>
    </Box>
  );
}

function isSame(one: PreviewRequest, other: PreviewRequest): boolean {
  return one.language === other.language && one.texts === other.texts;
}
