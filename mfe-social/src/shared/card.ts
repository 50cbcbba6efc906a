import { lineClamp } from '@vitral/sdk/ui';

/** Opens an external page in a new window without opener and referrer. */
export function openInNewWindow(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}

/** Style of a description in a card: at most four lines, as typed. */
export const EXCERPT = { ...lineClamp(4), whiteSpace: 'pre-line' } as const;
