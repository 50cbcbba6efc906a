import { useTranslation } from '@vitral/sdk/i18n';
import { Box } from '@vitral/sdk/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PreviewRequest } from './preview-request.ts';

/** Milliseconds after which the preview counts as failed. */
const LOAD_TIMEOUT = 20_000;

/** No scripts run in the frame. The editor reads and scrolls it (`allow-same-origin`), and its links open in a new tab. */
const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

interface PreviewFrameProps {
  name: string;
  request: PreviewRequest;
  isShown: boolean;
  /** Accessible name of the frame. */
  title: string;
  /** Size of the page in pixels, and the factor by which it is scaled down. */
  width: number;
  height: number;
  scale: number;
  left: number;
  onRendered: (page: Document) => void;
  /** `reason` is the server's message, or empty if there is none. */
  onFailed: (reason: string) => void;
}

/**
 * One rendering of the page. Each has its own frame: the first form submitted into a frame adds no entry to the browser's
 * history.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { name, request, isShown, title, width, height, scale, left, onRendered, onFailed } = props;
  const { t } = useTranslation('mfe-content');
  const form = useRef<HTMLFormElement>(null);
  const isDone = useRef(false);
  const fail = useEffectEvent(() => {
    if (!isDone.current) onFailed('');
  });

  useEffect(() => {
    form.current?.submit();
    const timer = setTimeout(() => fail(), LOAD_TIMEOUT);
    return () => clearTimeout(timer);
  }, []);

  const inspect = (page: Document | null) => {
    if (isDone.current || isBlank(page)) return;
    isDone.current = true;
    const reason = previewFailure(page);
    if (page && reason === null) onRendered(page);
    else onFailed(reason ?? '');
  };
  return (
    <>
      <form ref={form} action={request.action} method="post" target={name} hidden>
        <input type="hidden" name="language" value={request.language} />
        <input type="hidden" name={request.field} value={request.content} />
      </form>
      <Box
        component="iframe"
        name={name}
        title={isShown ? title : t('page-preview.drawing')}
        sandbox={SANDBOX}
        aria-hidden={!isShown || undefined}
        tabIndex={isShown ? 0 : -1}
        onLoad={({ currentTarget }) => inspect(currentTarget.contentDocument)}
        sx={{
          position: 'absolute',
          top: 0,
          left,
          width,
          height,
          border: 0,
          bgcolor: 'background.paper',
          transformOrigin: '0 0',
          transform: `scale(${scale})`,
          visibility: isShown ? 'visible' : 'hidden',
        }}
      />
    </>
  );
}

/** Returns whether a page is the blank one of a new frame, which also fires `load`. */
function isBlank(page: Document | null): boolean {
  return page?.URL === 'about:blank' && page.body.childElementCount === 0;
}

/** Height of the site's sticky header in pixels. */
const HEADER = 96;

/** Scrolls a rendering to where the previous one was, and the first one to its section. Scrolls only inside the frame. */
export function restoreScroll(page: Document, before: Document | null, anchor: string): void {
  // Parts below the first screen have estimated heights until they come near it, so the same scroll position would show
  // another part.
  for (const part of page.querySelectorAll<HTMLElement>('main *')) part.style.contentVisibility = 'visible';
  const previous = before?.defaultView;
  const section = page.querySelector(anchor);
  const top = section ? section.getBoundingClientRect().top - HEADER : 0;
  page.defaultView?.scrollTo({ top: previous ? previous.scrollY : top, behavior: 'instant' });
}

/** Selector of the server's message in place of a page; a page nests its own `main` deeper. */
const FAILURE = 'body > main > [role="alert"]';

/** Returns the server's message if the page could not be rendered, or null if it was. */
function previewFailure(page: Document | null): string | null {
  if (page?.querySelector('main') && !page.querySelector(FAILURE)) return null;
  return page?.querySelector(`${FAILURE} p`)?.textContent ?? '';
}
