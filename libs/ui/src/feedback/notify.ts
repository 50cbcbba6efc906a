import { errorText } from '@vitral/i18n';
import { toast } from 'sonner';

export interface NotifyOptions {
  description?: string;
  /** A later message replaces one with the same id. */
  id?: string;
  /** Milliseconds on screen; TIMING.adminToast.duration by default. */
  duration?: number;
  /** A button in the message, such as undo. */
  action?: { label: string; onClick: () => void };
}

/** Shows short messages in the corner of the console. Callers pass translated texts. */
export const notify = {
  success: (message: string, options?: NotifyOptions) => toast.success(message, options),
  info: (message: string, options?: NotifyOptions) => toast.info(message, options),
  error: (message: string, options?: NotifyOptions) => toast.error(message, options),
  /** Shows a message with the reason of the failure below it. */
  failure: (message: string, error: unknown) => toast.error(message, { description: errorText(error) }),
};
