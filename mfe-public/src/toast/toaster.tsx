import { TIMING } from '@vitral/contracts/timing';
import * as RadixToast from '@radix-ui/react-toast';
import type { CSSProperties } from 'react';
import { Icon } from '../glass/icon.tsx';
import { useSite } from '../site/site-context.ts';
import { closeToast, type ShownToast } from './toast.ts';
import styles from './toaster.module.css';

const { duration, swipe, maxWidth, hotkey } = TIMING.publicToast;

export function Toaster({ toasts }: { toasts: readonly ShownToast[] }) {
  const { t } = useSite();
  return (
    <RadixToast.Provider
      duration={duration}
      swipeDirection="right"
      swipeThreshold={swipe}
      label={t('toast.label')}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
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

function Toast({ toast }: { toast: ShownToast }) {
  const { t } = useSite();
  const { id, isOpen, title, description, tone = 'neutral', duration: own } = toast;
  return (
    <RadixToast.Root
      className={`${styles.toast} ${tone === 'error' ? styles.error : ''}`}
      type={tone === 'error' ? 'foreground' : 'background'}
      open={isOpen}
      duration={own}
      onOpenChange={(opens) => !opens && closeToast(id)}
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
