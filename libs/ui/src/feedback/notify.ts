import { errorText } from '@vitral/i18n';
import { toast } from 'sonner';

export interface NotifyOptions {
  description?: string;
  /** A later message takes the place of one with the same id. */
  id?: string;
  /** Milliseconds on screen; TIMING.adminToast.duration unless given. */
  duration?: number;
  /** What may be done about it, for as long as the message is on screen: undoing, most of all. */
  action?: { label: string; onClick: () => void };
}

/** Short messages in the corner of the console. Texts come translated. */
export const notify = {
  success: (message: string, options?: NotifyOptions) => toast.success(message, options),
  info: (message: string, options?: NotifyOptions) => toast.info(message, options),
  error: (message: string, options?: NotifyOptions) => toast.error(message, options),
  /** What was tried and why it failed. */
  failure: (message: string, error: unknown) => toast.error(message, { description: errorText(error) }),
};
