import { useTranslation } from '@vitral/i18n';
import { Box } from '@vitral/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { failureIn } from './preview-page.ts';
import type { PreviewRequest } from './use-preview-request.ts';

/** Milliseconds after which nobody waits any longer. */
const LIMIT = 20_000;

/** Nothing runs in it. It is read and scrolled from here, and its links open in a tab of their own. */
const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

interface PreviewFrameProps {
  name: string;
  request: PreviewRequest;
  isShown: boolean;
  /** Pixels of the page within, and how much smaller it is drawn. */
  width: number;
  height: number;
  scale: number;
  /** Pixels of the screen from the left. */
  left: number;
  onDrawn: (page: Document) => void;
  /** `reason` is the server's, empty where none came. */
  onFailed: (reason: string) => void;
}

/**
 * One drawing of the page. Each has a frame of its own: a form sent into a frame for the first time adds nothing to what
 * the browser's back button goes through.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { name, request, isShown, width, height, scale, left, onDrawn, onFailed } = props;
  const { t } = useTranslation('mfe-content');
  const form = useRef<HTMLFormElement>(null);
  const isDone = useRef(false);
  const fail = useEffectEvent(() => {
    if (!isDone.current) onFailed('');
  });

  useEffect(() => {
    form.current?.submit();
    const timer = setTimeout(() => fail(), LIMIT);
    return () => clearTimeout(timer);
  }, []);

  const look = (page: Document | null) => {
    if (isDone.current || isBlank(page)) return;
    isDone.current = true;
    const reason = failureIn(page);
    if (page && reason === null) onDrawn(page);
    else onFailed(reason ?? '');
  };
  return (
    <>
      <form ref={form} action="/preview/landing" method="post" target={name} hidden>
        <input type="hidden" name="language" value={request.language} />
        <input type="hidden" name="texts" value={request.texts} />
      </form>
      <Box
        component="iframe"
        name={name}
        title={t(isShown ? 'landing-content.preview.title' : 'landing-content.preview.drawing')}
        sandbox={SANDBOX}
        aria-hidden={!isShown || undefined}
        tabIndex={isShown ? 0 : -1}
        onLoad={({ currentTarget }) => look(currentTarget.contentDocument)}
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

/** A frame begins with an empty page of its own, which loads, too. */
function isBlank(page: Document | null): boolean {
  return page?.URL === 'about:blank' && page.body.childElementCount === 0;
}
