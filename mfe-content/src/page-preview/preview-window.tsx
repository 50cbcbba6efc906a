import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Button } from '@vitral/sdk/ui';
import { LinearProgress } from '@vitral/sdk/ui/data';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { PreviewFrame, restoreScroll } from './preview-frame.tsx';
import type { PreviewRequest } from './preview-request.ts';

interface PreviewWindowProps {
  request: PreviewRequest;
  /** Width of the previewed screen in pixels. */
  width: number;
  /** CSS selector of the part to which the first rendering scrolls. */
  anchor: string;
  /** Accessible name of the frame. */
  title: string;
  onRendered?: ((page: Document) => void) | undefined;
}

interface Rendering {
  request: PreviewRequest;
  attempt: number;
  page: Document | null;
  /** The reason of a failure, empty if unknown. */
  failure?: string;
}

/** The page in a frame, scaled to fit. The next rendering loads in a hidden frame behind it, so that nothing flickers. */
export function PreviewWindow({ request, width, anchor, title, onRendered }: PreviewWindowProps) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const [area, size] = useElementSize();
  const [shown, setShown] = useState<Rendering | null>(null);
  const [next, setNext] = useState<Rendering | null>({ request, attempt: 0, page: null });
  const latest = next ?? shown;
  if (latest && !isSame(latest.request, request))
    setNext({ request, attempt: latest.attempt + 1, page: null });

  const show = (rendering: Rendering, page: Document) => {
    restoreScroll(page, shown?.request.language === rendering.request.language ? shown.page : null, anchor);
    onRendered?.(page);
    setShown({ ...rendering, page });
    setNext((known) => (known?.attempt === rendering.attempt ? null : known));
  };
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  const renderings = [shown, next].filter((rendering) => rendering !== null);
  const hasFailed = next?.failure !== undefined;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 }}>
      <Box role="status" sx={{ minHeight: 4 }}>
        {next && !hasFailed && <LinearProgress aria-label={t('page-preview.drawing')} />}
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
            {t('page-preview.failed')}
            {next.failure && `: ${next.failure}`}
          </Alert>
        )}
      </Box>
      <Box
        ref={area}
        sx={{ position: 'relative', flexGrow: 1, minHeight: 0, overflow: 'hidden', bgcolor: 'action.hover' }}
      >
        {renderings.map((rendering) => (
          <PreviewFrame
            key={rendering.attempt}
            name={`${id}-${rendering.attempt}`}
            request={rendering.request}
            isShown={rendering === shown}
            title={title}
            width={width}
            height={size.height / scale}
            scale={scale}
            left={Math.max(0, (size.width - width * scale) / 2)}
            onRendered={(page) => show(rendering, page)}
            onFailed={(failure) => setNext((known) => known && { ...known, failure })}
          />
        ))}
      </Box>
    </Box>
  );
}

function isSame(one: PreviewRequest, other: PreviewRequest): boolean {
  return one.language === other.language && one.content === other.content;
}

function useElementSize(): [RefObject<HTMLDivElement | null>, { width: number; height: number }] {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
