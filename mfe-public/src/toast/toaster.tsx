import type { Language } from '@vitral/sdk/contracts/languages';
import { TIMING } from '@vitral/sdk/contracts/timing';
import * as RadixToast from '@radix-ui/react-toast';
import type { CSSProperties } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Icon } from '../glass/icon.tsx';
import { loadTranslate, type Translate } from '../i18n/texts.ts';
import styles from './toaster.module.css';

export interface ToastOptions {
  title: string;
  description?: string;
  tone?: 'neutral' | 'error';
  /** Milliseconds; the default is five seconds. */
  duration?: number;
}

interface ShownToast extends ToastOptions {
  id: number;
  isOpen: boolean;
}

const { duration, swipe, maxWidth, hotkey, visible, removal } = TIMING.publicToast;

let host: HTMLElement | undefined;
let root: Root | undefined;
let toasts: readonly ShownToast[] = [];
let lastId = 0;

/** Adds a toast to the page, and removes the oldest beyond the limit. */
export async function addToast(options: ToastOptions): Promise<void> {
  // The texts of toasts do not name the site.
  const t = await loadTranslate({ language: document.documentElement.lang as Language, siteName: '' });
  host ??= document.createElement('div');
  root ??= createRoot(host);
  if (!host.isConnected) document.body.append(host);
  render([{ ...options, id: (lastId += 1), isOpen: true }, ...toasts].slice(0, visible), t);
}

/** Closes a toast; it is removed after a delay, or when the next one is shown. */
function closeToast(id: number, t: Translate): void {
  const close = (toast: ShownToast) => (toast.id === id ? { ...toast, isOpen: false } : toast);
  const isOther = (toast: ShownToast) => toast.id !== id;
  render(toasts.map(close), t);
  setTimeout(() => render(toasts.filter(isOther), t), removal);
}

function render(next: readonly ShownToast[], t: Translate): void {
  toasts = next;
  root?.render(<Toaster toasts={toasts} t={t} />);
}

interface ToasterProps {
  toasts: readonly ShownToast[];
  t: Translate;
}

function Toaster({ toasts, t }: ToasterProps) {
  return (
    <RadixToast.Provider
      duration={duration}
      swipeDirection="right"
      swipeThreshold={swipe}
      label={t('toast.label')}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} t={t} />
      ))}
      <RadixToast.Viewport
        className={styles.viewport}
        style={{ '--widest': `${maxWidth}px` } as CSSProperties}
        hotkey={[hotkey]}
        label={t('toast.viewport')}
      />
    </RadixToast.Provider>
  );
}

function Toast({ toast, t }: { toast: ShownToast; t: Translate }) {
  const { id, isOpen, title, description, tone = 'neutral', duration: own } = toast;
  return (
    <RadixToast.Root
      className={`${styles.toast} ${tone === 'error' ? styles.error : ''}`}
      type={tone === 'error' ? 'foreground' : 'background'}
      open={isOpen}
      duration={own}
      onOpenChange={(opens) => !opens && closeToast(id, t)}
    >
      <div className={styles.words}>
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
        {description && <RadixToast.Description>{description}</RadixToast.Description>}
      </div>
      <RadixToast.Close className={styles.close} aria-label={t('toast.close')}>
        <Icon name="close" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
