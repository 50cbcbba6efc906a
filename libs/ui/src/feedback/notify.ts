import { errorText } from '@vitral/i18n';
import { toast } from 'sonner';

export interface NotifyOptions {
  description?: string;
  /** Milliseconds on screen; TIMING.adminToast.duration unless given. */
  duration?: number;
}

/** Short messages in the corner of the console. Texts come translated. */
export const notify = {
  success: (message: string, options?: NotifyOptions) => toast.success(message, options),
  info: (message: string, options?: NotifyOptions) => toast.info(message, options),
  error: (message: string, options?: NotifyOptions) => toast.error(message, options),
  /** What was tried and why it failed. */
  failure: (message: string, error: unknown) => toast.error(message, { description: errorText(error) }),
};
