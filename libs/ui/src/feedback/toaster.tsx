import GlobalStyles from '@mui/material/GlobalStyles';
import Portal from '@mui/material/Portal';
import { useColorScheme } from '@mui/material/styles';
import { TIMING } from '@vitral/contracts/timing';
import { useTranslation } from '@vitral/i18n';
import { useEffect, useState, type CSSProperties } from 'react';
import { Toaster as Sonner, useSonner } from 'sonner';
import 'sonner/dist/styles.css';

const { visible, duration, width, gap } = TIMING.adminToast;

/** Makes the close button 24 pixels large, the minimum touch target. */
const styles = (
  <GlobalStyles styles={{ '[data-sonner-toast] [data-close-button]': { width: 24, height: 24 } }} />
);

/** Shows the messages of `notify`, also to screen readers and the keyboard while a dialog is open. The shell renders it once. */
export function Toaster() {
  const { t } = useTranslation();
  const { colorScheme } = useColorScheme();
  const bottom = useToastOffset(width);
  return (
    <Portal container={useReachable()}>
      {styles}
      <Sonner
        theme={colorScheme === 'dark' ? 'dark' : 'light'}
        position="bottom-right"
        visibleToasts={visible}
        duration={duration}
        gap={gap}
        offset={{ bottom }}
        mobileOffset={{ bottom }}
        style={{ '--width': `${width}px`, fontFamily: 'inherit' } as CSSProperties}
        closeButton
        containerAriaLabel={t('notifications.label')}
        toastOptions={{ closeButtonAriaLabel: t('actions.close') }}
      />
    </Portal>
  );
}

/** Returns an element of the page that modal dialogs neither hide from screen readers nor take the focus from. */
function useReachable(): HTMLElement {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(element);
    const hiding = new MutationObserver(() => element.removeAttribute('aria-hidden'));
    hiding.observe(element, { attributeFilter: ['aria-hidden'] });
    // The focus traps of dialogs listen on the document.
    const keepFocus = (event: Event) => event.stopPropagation();
    element.addEventListener('focusin', keepFocus);
    return () => {
      hiding.disconnect();
      element.removeEventListener('focusin', keepFocus);
      element.remove();
    };
  }, [element]);
  return element;
}

/** Elements that no message may cover: the buttons of dialogs and of bars that stay in view. */
const UNCOVERED = '.MuiDialogActions-root, [data-kept-clear]';
/** Pixels. EDGE is sonner's own distance from the edge, MESSAGES about the height of three messages. */
const EDGE = 24;
const MESSAGES = 150;
const GAP = 12;

/**
 * Returns the pixels from the bottom at which messages of the given width cover no button. It is measured again with every message
 * and whenever a dialog opens or closes.
 */
export function useToastOffset(width: number): number {
  const { toasts } = useSonner();
  const [bottom, setBottom] = useState(EDGE);
  useEffect(() => {
    const measure = () => setBottom(offsetFor(width));
    measure();
    const dialogs = new MutationObserver(measure);
    dialogs.observe(document.body, { childList: true });
    window.addEventListener('resize', measure);
    return () => {
      dialogs.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [toasts, width]);
  return bottom;
}

function offsetFor(width: number): number {
  const { innerWidth, innerHeight } = window;
  const left = innerWidth - EDGE - width;
  const obstacles = [...document.querySelectorAll(UNCOVERED)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ right, top, bottom, height }) => height > 0 && right > left && top < innerHeight && bottom > 0)
    .toSorted((one, other) => other.bottom - one.bottom);
  let offset = EDGE;
  for (const { top, bottom } of obstacles) {
    const isOver = innerHeight - bottom < offset + MESSAGES && innerHeight - top > offset;
    if (isOver) offset = innerHeight - top + GAP;
  }
  return offset;
}
